export function messagesOf(language: string): Map<string, { file: string; args: string[] }>;
export function typesOfMessages(): string;
