type Target = { arch: string; isHere: boolean; program: string; debian: string; tools: string }
export function targetOf(arch?: string): Target
export function nodeFor(target: Target): string
