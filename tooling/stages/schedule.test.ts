import { expect, test } from 'vitest'
import { type Scheduled, schedule } from './schedule.ts'

/** Runs stages that each last until the test ends them; returns what happened, in order. */
async function played(stages: readonly Scheduled[], cores: number, ends: readonly string[]) {
  const events: string[] = []
  const open = new Map<string, () => void>()
  const whole = schedule(stages, cores, async ({ name }) => {
    events.push(`start ${name}`)
    await new Promise<void>((resolve) => open.set(name, resolve))
    events.push(`end ${name}`)
    return name
  })
  whole.catch(() => {})
  for (const name of ends) {
    open.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { events, results: await whole }
}

test('starts what fits, in order, and returns results in the order of the stages', async () => {
  const stages = [{ name: 'a' }, { name: 'b', cores: 2 }, { name: 'c' }, { name: 'd' }]
  const { events, results } = await played(stages, 2, ['c', 'a', 'd', 'b'])
  expect(events).toEqual([
    ...['start a', 'start c', 'end c', 'start d'],
    ...['end a', 'end d', 'start b', 'end b'],
  ])
  expect(results).toEqual(['a', 'b', 'c', 'd'])
})

test('waits for the stages that it needs, where they are run at all', async () => {
  const stages = [{ name: 'size', after: ['builds', 'not chosen'] }, { name: 'builds' }]
  const { events } = await played(stages, 2, ['builds', 'size'])
  expect(events).toEqual(['start builds', 'end builds', 'start size', 'end size'])
})

test('a stage that requires more cores than there are still runs, alone', async () => {
  const stages = [{ name: 'a', cores: 8 }, { name: 'b' }]
  const { events } = await played(stages, 1, ['a', 'b'])
  expect(events).toEqual(['start a', 'end a', 'start b', 'end b'])
})

test('stages that wait for each other are an error, not a hang', async () => {
  const stages = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ]
  await expect(schedule(stages, 2, async () => 0)).rejects.toThrow('wait for each other: a,b')
})
