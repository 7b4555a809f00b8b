import { LanguageProvider } from '@baize/i18n'
import type { ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../reset/reset.css.ts'
import * as ui from '../index.ts'

let root: Root
let host: HTMLElement
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const reports = () =>
  vi
    .mocked(console.error)
    .mock.calls.map(([text]) => String(text))
    .filter((text) => text.startsWith('[baize]'))

async function show(element: ReactElement, inProvider = true): Promise<void> {
  const page = inProvider ? (
    <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
      {element}
    </LanguageProvider>
  ) : (
    element
  )
  root.render(page)
  await vi.waitFor(() => expect(host.childElementCount).toBeGreaterThan(0))
}

describe('in development a misuse is reported once, with what, why and what to do', () => {
  const misuses: { kind: string; element: ReactElement; what: RegExp }[] = [
    {
      kind: 'an unknown property',
      element: <ui.Button {...({ full: true } as object)}>Deposit</ui.Button>,
      what: /The property "full" does not exist\. It is left out\. Remove it, or see docs\/migration\.md/,
    },
    {
      kind: 'a field without a label',
      element: <ui.TextField label="" />,
      what: /A field has no label\. Screen readers cannot say what it is\. Give it `label`/,
    },
    {
      kind: 'a button without a label',
      element: <ui.IconButton icon={null} label="" />,
      what: /A IconButton has no label\./,
    },
    {
      kind: 'a missing part',
      element: (
        <ui.Tooltip text="Your balance">
          <span>Balance</span>
        </ui.Tooltip>
      ),
      what: /The tooltip "Your balance" has no control in it\. .* Wrap it around a button/,
    },
    {
      kind: 'a controlled field without a handler',
      element: <ui.TextField label="Name" name="name" value="Dara" />,
      what: /The field "name" has `value` without `onValueChange`\. What a person enters is taken back at once\. Give it `onValueChange`, or `defaultValue`/,
    },
    {
      kind: 'a controlled box without a handler',
      element: <ui.CheckboxField label="Remember me" name="remember" checked />,
      what: /The field "remember" has `checked` without `onCheckedChange`\./,
    },
  ]
  it.each(misuses)('$kind', async ({ element, what }) => {
    await show(element)
    await show(element)
    await vi.waitFor(() => expect(reports()).toHaveLength(1))
    expect(reports()[0]).toMatch(what)
  })

  it('a missing provider: components work in English', async () => {
    await show(<ui.NumberField label="Pieces" min={1} max={3} defaultValue={2} />, false)
    await vi.waitFor(() => expect(host.textContent).toContain('From 1 to 3'))
    expect(host.querySelector('[aria-label="Increase"]')).not.toBeNull()
    expect(reports().filter((text) => text.includes('<LanguageProvider>'))[0]).toMatch(
      /There is no <LanguageProvider> above a component that shows text\. It is in English.*Mount <LanguageProvider>/,
    )
  })

  it('a missing host: confirm() resolves to false, toast() is dismissed', async () => {
    vi.useFakeTimers()
    const answer = ui.confirm({
      question: 'Cancel the bet?',
      confirmLabel: 'Cancel it',
      cancelLabel: 'Keep it',
    })
    const dismiss = ui.toast({ message: 'Saved' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answer).toBe(false)
    expect(reports()).toEqual([
      expect.stringMatching(
        /The dialog "Cancel the bet\?" was closed without an answer\. No <DialogHost \/>/,
      ),
      expect.stringMatching(/A message of toast\(\) was dismissed unseen\. No <ToastRegion \/>/),
    ])
    dismiss()
    vi.useRealTimers()
    await show(
      <>
        <p>Page</p>
        <ui.ToastRegion />
      </>,
    )
    expect(document.body.textContent).not.toContain('Saved')
  })
})

it('reports nothing of what is used as it is meant', async () => {
  await show(
    <ui.Stack>
      <ui.TextField label="Name" value="Dara" onValueChange={() => {}} />
      <ui.TextField label="Code" value="A-1" readOnly />
      <ui.TextField label="Bank" value="ABA" disabled />
      <ui.CheckboxField label="Remember me" value="yes" />
      <ui.Button aria-expanded={false} data-testid="more">
        More
      </ui.Button>
    </ui.Stack>,
  )
  expect(reports()).toEqual([])
})
