export function subjectsOf(path: string): string[]
export function testFiles(): { tests: string[]; journeys: string[] }
export function testsOf(subjects: string[]): { tests: string[]; journeys: string[] }
