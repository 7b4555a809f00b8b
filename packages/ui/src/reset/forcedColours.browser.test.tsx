import './reset.css.ts'
import { LanguageProvider } from '@baize/i18n'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forceColours } from '../conformance/browser.tsx'
import { Tabs } from '../tabs/Tabs.tsx'

let host: HTMLElement
let root: Root
beforeEach(async () => {
  await forceColours(true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  root.unmount()
  host.remove()
  await forceColours(false)
})

/** What is drawn around an element, where grounds, shadows and own colours are removed. */
const line = (element: Element | null | undefined) => {
  const { outlineStyle, borderBlockEndStyle, borderBlockEndColor, textDecorationLine } = getComputedStyle(
    element as Element,
  )
  return { outlineStyle, borderBlockEndStyle, borderBlockEndColor, textDecorationLine }
}

it('distinguishes the chosen tab from the others in forced colours', async () => {
  const tabs = [
    { id: 'one', label: 'One', content: 'First' },
    { id: 'two', label: 'Two', content: 'Second' },
  ]
  root.render(
    <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
      <Tabs label="Parts" tabs={tabs} />
    </LanguageProvider>,
  )
  await expect.poll(() => host.querySelectorAll('[role=tab]').length).toBe(2)
  const [chosen, other] = host.querySelectorAll('[role=tab]')
  expect(line(chosen)).not.toEqual(line(other))
})

it.each(['aria-current="page"', 'aria-pressed="true"', 'aria-selected="true"'])(
  'tells what is %s from what is not',
  (attribute) => {
    host.innerHTML = `<button ${attribute}>On</button><button>Off</button>`
    const [on, off] = host.querySelectorAll('button')
    expect(line(on)).not.toEqual(line(off))
  },
)
