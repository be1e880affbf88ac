export declare const HEAP_FLAGS: readonly string[]
export declare const HEAP_ENV: Readonly<Record<string, string>>
export declare function launch(args: string[]): Promise<void>
