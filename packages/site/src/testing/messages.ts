import { vi } from 'vitest'

/** Collects what a page reports about messages that it shows and has not loaded, until the test ends. */
export function missingMessages(): string[] {
  const found: string[] = []
  const collect = (text: unknown) => {
    if (/is missing in|Uncompiled message/.test(String(text))) found.push(String(text))
  }
  vi.spyOn(console, 'error').mockImplementation(collect)
  vi.spyOn(console, 'warn').mockImplementation(collect)
  return found
}

/** Clicks every button that is on the page, one after another; what one of them removes is left out. */
export async function clickEverything(host: HTMLElement, after: () => Promise<void>): Promise<void> {
  for (const button of [...host.querySelectorAll<HTMLElement>('button, [role=menuitem]')]) {
    if (!button.isConnected) continue
    button.click()
    await after()
  }
}
