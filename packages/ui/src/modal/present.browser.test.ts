import { afterEach, expect, test } from 'vitest'
import { present } from './present.ts'

let events: string[] = []
const watched = ['focusin', 'focusout', 'close', 'animationstart', 'load']

function page(html: string): HTMLElement {
  const host = document.createElement('div')
  host.innerHTML = `<button id="opener">Open</button>${html}`
  document.body.append(host)
  host.querySelector('button')?.focus()
  // The page before may still have something to say.
  const own: string[] = []
  const note = ({ type, target }: Event) => own.push(`${type} ${(target as Element).id}`)
  for (const type of watched) host.addEventListener(type, note, true)
  events = own
  return host
}

const find = <Found extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as Found
const isModal = (id: string) => find(id).matches(':modal')
const modal = (id: string) => expect.poll(() => isModal(id)).toBe(true)
const topmost = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

afterEach(() => document.body.replaceChildren())

test('a dialog is shown at once and is modal after it was painted; nothing in it notices', async () => {
  page(
    `<style>@keyframes come { from { opacity: 0 } } dialog { animation: come 1ms }</style>
     <dialog id="dialog"><input id="first"><input id="second"><iframe id="frame" srcdoc="A game"></iframe>
       <div id="scrolled" style="block-size: 20px; overflow: auto"><p style="block-size: 200px">Long</p></div>
     </dialog>`,
  )
  const putAway = present(find<HTMLDialogElement>('dialog'))
  find('second').focus()
  find('scrolled').scrollTop = 50
  expect(isModal('dialog')).toBe(false)
  expect(find<HTMLDialogElement>('dialog').open).toBe(true)
  expect(topmost(find('first'))).toBe(find('first'))
  events.length = 0

  await modal('dialog')
  await expect.poll(() => events).toContain('load frame')
  expect(document.activeElement).toBe(find('second'))
  expect(find('scrolled').scrollTop).toBe(50)
  expect(find('dialog').getAttributeNames().sort()).toEqual(['id', 'open'])
  expect(find('second').getAttributeNames()).toEqual(['id'])
  expect(events.filter((event) => event !== 'load ').toSorted()).toEqual([
    'animationstart dialog',
    'load frame',
  ])

  putAway()
  expect(find<HTMLDialogElement>('dialog').open).toBe(false)
  expect(document.activeElement).toBe(find('opener'))
})

test('a dialog that has the focus itself keeps it', async () => {
  page('<dialog id="dialog" tabindex="-1"><button>Close</button></dialog>')
  present(find<HTMLDialogElement>('dialog'))
  find('dialog').focus()
  await modal('dialog')
  expect(document.activeElement).toBe(find('dialog'))
})

test('one that is put away before it was painted is gone, and does not come back', async () => {
  page('<dialog id="dialog"><input></dialog>')
  present(find<HTMLDialogElement>('dialog'))()
  await new Promise((done) => setTimeout(done, 100))
  expect(find('dialog').getAttributeNames()).toEqual(['id'])
  expect(find('dialog').checkVisibility()).toBe(false)
  expect(events).not.toContain('close dialog')
})

test('the one that was opened last lies over the others, however soon it came', async () => {
  page(
    '<dialog id="under"><button id="below">Under</button></dialog><dialog id="over"><button>Over</button><button id="above">Over</button></dialog>',
  )
  present(find<HTMLDialogElement>('under'))
  present(find<HTMLDialogElement>('over'))
  find('above').focus()
  await modal('over')
  expect(isModal('under')).toBe(true)
  expect(topmost(find('above'))).toBe(find('above'))
  expect(document.activeElement).toBe(find('above'))
})

test('what came over it in between stays over it', async () => {
  page(
    `<style>dialog, [popover] { inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none }</style>
     <dialog id="dialog"><div id="list" popover="manual">Choices</div></dialog>`,
  )
  present(find<HTMLDialogElement>('dialog'))
  find('list').showPopover()
  await modal('dialog')
  expect(topmost(find('list'))).toBe(find('list'))
})

test('where popovers are unknown it is modal at once', () => {
  page('<dialog id="dialog"></dialog>')
  Object.defineProperty(find('dialog'), 'showPopover', { value: undefined })
  const putAway = present(find<HTMLDialogElement>('dialog'))
  expect(isModal('dialog')).toBe(true)
  putAway()
  expect(find<HTMLDialogElement>('dialog').open).toBe(false)
})

test('the focus of an opener that is gone meanwhile goes to the content of the page', async () => {
  page('<main id="content" tabindex="-1"></main><dialog id="dialog"><input id="field"></dialog>')
  const putAway = present(find<HTMLDialogElement>('dialog'))
  await modal('dialog')
  find('field').focus()
  find('opener').remove()
  putAway()
  expect(document.activeElement).toBe(find('content'))
})
