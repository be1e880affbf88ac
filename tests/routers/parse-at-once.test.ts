import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { appRouter } from '#routers/index.ts'

type Contract = { type: string; parseAsync: unknown }
type Procedure = { _def: { inputs: Contract[]; output?: Contract } }

describe('a contract that tRPC asks by parseAsync', () => {
  const contract = z.object({ name: z.string().trim().max(5), tags: z.array(z.string()).default([]) })

  it('is answered by parse: one that would wait is refused', async () => {
    const waiting = z.object({ name: z.string().refine(async () => true) })
    await expect(waiting.parseAsync({ name: 'Kou' })).rejects.toThrow(/sync/)
  })

  it('reads and refuses as parse does', async () => {
    expect(await contract.parseAsync({ name: ' Kou ' })).toEqual({ name: 'Kou', tags: [] })
    const bad = { name: 'too long', tags: [1] }
    const refused = contract.safeParse(bad).error
    await expect(contract.parseAsync(bad)).rejects.toEqual(refused)
    expect(refused?.issues).toHaveLength(2)
  })

  it('is each one of ours that is made of others', () => {
    const procedures = Object.values(appRouter._def.procedures as unknown as Record<string, Procedure>)
    const contracts = procedures.flatMap(({ _def: { inputs, output } }) => [...inputs, ...(output ? [output] : [])])
    expect(contracts.length).toBeGreaterThan(100)
    const inParts = contracts.filter((one) => one.parseAsync !== contract.parseAsync)
    expect(new Set(inParts.map((one) => one.type))).toEqual(new Set(['number']))
  })
})
