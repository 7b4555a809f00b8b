import type { Bench } from '../../../../tooling/bench.ts'

/** 24 characters, each of which changes what is right or wrong with a user name of 6 to 32 as little as typing does. */
export const typed = 'sokdara1990phnompenhkh01'

/** Time that late work of a key, such as keeping a draft, has to be done in. */
const quiet = 400

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Presses real keys, one after another, in a field; resolves when what they caused is done. */
export async function typeInto(page: Bench, name: string, text = typed): Promise<void> {
  await page.page.focus(`[name="${name}"]`)
  for (const key of text) await page.page.keyboard.press(key)
  await pause(quiet)
}

/** Script time of one key in the user name, in ms. */
export async function keyTime(page: Bench): Promise<number> {
  await page.page.focus('[name="username"]')
  await pause(50)
  const before = await page.scripting()
  for (const key of typed) await page.page.keyboard.press(key)
  await pause(quiet)
  return ((await page.scripting()) - before) / typed.length
}

/** Empties the user name and sends the form, which refuses: all 24 fields are empty. */
export async function failSubmit(page: Bench): Promise<void> {
  await page.page.fill('[name="username"]', '')
  await page.page.click('button[type="submit"]')
  await page.page.waitForFunction('document.querySelectorAll("[aria-invalid]").length >= 24')
  await pause(quiet)
}

/** What a user meets in each field: label, description, how the browser treats the control, how long its checklist is. */
export async function fieldsSeen(page: Bench): Promise<string[]> {
  // A day's field is loaded a moment later.
  await page.page.waitForFunction('document.querySelector("form input:disabled") === null')
  return (await page.evaluate(`[...document.querySelectorAll('form input:not([type=hidden])')].map((input) => {
    const texts = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    const frame = input.closest('div:has(> label)')
    return [
      input.name, input.labels[0]?.textContent, input.type, input.inputMode, input.autocomplete, input.dir,
      input.autocapitalize, input.ariaRequired, input.ariaInvalid,
      ...texts.map((id) => document.getElementById(id)?.textContent ?? 'DANGLING ' + id),
      frame?.nextElementSibling?.matches('ul') ? frame.nextElementSibling.children.length + ' things' : '',
    ].join(' | ')
  })`)) as string[]
}
