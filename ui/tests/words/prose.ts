/** Finds text that people would read and that is not in the catalogue: in markup, in attributes that are shown, in strings. */
import { parse, type AST } from "svelte/compiler";
import { readFileSync } from "node:fs";
import ts from "typescript";

const SHOWN = new Set(["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"]);
/** Names that are the same in every language. */
const NAMES = /^(· )?(armada|openarmada|English|Deutsch|Enter)$/i;
/** Names of questions and events, which programs read. */
const KINDS = new Set([...readFileSync("src/wire/types.ts", "utf-8").matchAll(/"([^"\n]+)"/g)].map((match) => match[1]!));

const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text) && !NAMES.test(text.trim());
/** Other values that the server reads: the lesson of a new game, and kinds of repair. */
const VALUES = new Set(["first battle", "move shields", "recover shields", "repair hull"]);
/** A string of a script reads as prose if two words stand beside each other, or one begins with a capital and ends like a sentence. */
const isProse = (text: string): boolean =>
  !KINDS.has(text) && !VALUES.has(text) && (/\p{L}{2,}[,;:]? \p{L}{2,}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?…]$/u.test(text));

/** Attributes and directives that carry style, not text. */
const STYLED = new Set(["class", "d", "style", "transform"]);
/** Text that is compared with data is not shown. */
const isComparison = (operator: string): boolean => /^[!=]==?$/.test(operator);

function proseInMarkup(node: AST.BaseNode, found: string[]): void {
  if (node.type === "StyleDirective") return;
  if (node.type === "BinaryExpression" && isComparison((node as unknown as { operator: string }).operator)) return;
  if (node.type === "Attribute") {
    const { name, value } = node as AST.Attribute;
    if (STYLED.has(name)) return;
    if (SHOWN.has(name) && Array.isArray(value)) {
      for (const part of value) if (part.type === "Text" && hasWord(part.data)) found.push(part.data.trim());
    }
  } else if (node.type === "StyleDirective") {
    return;
  } else if (node.type === "Literal" || node.type === "TemplateElement") {
    const { value } = node as unknown as { value: unknown };
    const text = typeof value === "object" && value !== null ? (value as { raw: string }).raw : value;
    if (typeof text === "string" && isProse(text)) found.push(text);
    return;
  } else if (node.type === "Text") {
    const text = (node as AST.Text).data;
    if (hasWord(text)) found.push(text.trim());
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    if (node.type === "Attribute" && Array.isArray(child)) {
      for (const part of child as AST.BaseNode[]) if (part.type !== "Text") proseInMarkup(part, found);
    } else if (key !== "parent") {
      for (const each of Array.isArray(child) ? child : [child]) {
        if (typeof each === "object" && each !== null && "type" in each) proseInMarkup(each as AST.BaseNode, found);
      }
    }
  }
}

function proseInScript(code: string, found: string[]): void {
  const file = ts.createSourceFile("code.ts", code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return;
    if (ts.isBinaryExpression(node) && isComparison(node.operatorToken.getText(file))) return;
    if (ts.isCallExpression(node) && node.expression.getText(file) === "matchMedia") return;
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
      if (isProse(node.text)) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** The text of a component or module that people would read, as far as it is written there. */
export function proseIn(name: string, text: string): string[] {
  const found: string[] = [];
  if (!name.endsWith(".svelte")) proseInScript(text, found);
  else {
    const component = parse(text, { modern: true });
    for (const node of component.fragment.nodes) proseInMarkup(node, found);
    for (const script of [component.instance, component.module]) {
      if (script)
        proseInScript(
          text.slice((script.content as unknown as AST.BaseNode).start, (script.content as unknown as AST.BaseNode).end),
          found,
        );
    }
  }
  return found;
}
