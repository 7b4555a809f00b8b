import { expect, request } from '@playwright/test'
import { originOf } from './people.ts'

/** What was read once is not the message that a later step waits for. */
const known = new Set<string>()

/** Waits for the newest message of the sandbox to a number (`+85512345678`) or mailbox that contains the pattern. */
export async function messageTo(to: string, wanted: RegExp): Promise<string> {
  const caller = await request.newContext()
  let found = ''
  await expect
    .poll(
      async () => {
        const answer = await caller.get(`${originOf('platform')}/sandbox/outbox?to=${encodeURIComponent(to)}`)
        const { value } = (await answer.json()) as { value: { messages: { text: string }[] } }
        for (const { text } of value.messages) {
          const [whole, part] = known.has(text) ? [] : (wanted.exec(text) ?? [])
          if (found !== '' || whole === undefined) continue
          known.add(text)
          found = part ?? whole
        }
        return found
      },
      { message: `a message to ${to}`, timeout: 20_000 },
    )
    .not.toBe('')
  await caller.dispose()
  return found
}
