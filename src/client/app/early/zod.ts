// Zod compiles schemas by `new Function`, which the content security policy forbids and reports. It reads this setting
// when it is loaded, which is with the first form.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
