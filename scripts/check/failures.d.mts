type Test = { fullName: string; status: string; failureMessages: string[] }
type VitestReport = { testResults: { name: string; status: string; message: string; assertionResults: Test[] }[] }

type Try = { errors: { message?: string }[]; attachments: { name: string; path?: string }[] }
type Suite = {
  title: string
  specs?: { title: string; tests: { status: string; results: Try[] }[] }[]
  suites?: Suite[]
}

export function failedTests(report: VitestReport): string[]
export function failedJourneys(report: { suites: Suite[] }): string[]
export function failedMeasure(name: string, output: string): string
