export declare const HEAP_FLAGS: readonly string[]
export declare function launch(args: string[]): Promise<void>
