import { readTokens, tokensText } from '@baize/ui/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test'
import { defaultBrand, defaultFolder } from './brands.ts'
import { draftOf } from './draft-file.ts'
import { Studio } from './Studio.tsx'
import { screens } from './screens.ts'
import { begin } from './studio-state.ts'
import { named, setToken } from './tokens-document.ts'

/** In a test run there is no catalogue to load screens from: they are replaced by components, rendered in place. */
const wall = '__vitest_browser__' in globalThis ? [] : screens

/** The stories that play keep their work apart from a person's own. */
const playKey = 'baize.studio.played'

const meta = {
  title: 'Brand studio',
  component: Studio,
  tags: ['!autodocs'],
  // Its own looks never change: a brand that is being made must not make it unreadable.
  globals: { brand: 'default' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { screens: [], draftKey: playKey, onSave: fn() },
  beforeEach: () => sessionStorage.removeItem(playKey),
} satisfies Meta<typeof Studio>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** Colours, type, shape and motion of a brand, on real screens in both schemes. Nothing leaves this tab until it is saved. */
export const TheStudio: Story = {
  name: 'Studio',
  render: () => <Studio screens={wall} />,
}

async function openTab(canvas: Canvas, name: RegExp) {
  await userEvent.click(await canvas.findByRole('tab', { name }))
}

async function tokenField(canvas: Canvas, search: string, name: string): Promise<HTMLInputElement> {
  await openTab(canvas, /^Tokens/)
  const find = canvas.getByRole('searchbox', { name: 'Find a token' })
  write(find, search)
  return canvas.findByRole('textbox', { name })
}

function write(field: HTMLElement, text: string) {
  fireEvent.input(field, { target: { value: text } })
}

/** A property of the brand as the components on the wall wear it. */
async function worn(canvas: Canvas, scheme: string, property: string): Promise<string> {
  const frame: HTMLIFrameElement = await canvas.findByTitle(`Components, ${scheme}`)
  const page = await waitFor(() => {
    const root = frame.contentDocument?.querySelector('[data-sheet]')
    if (!root) throw new Error('The components are not drawn yet.')
    return root
  })
  return getComputedStyle(page).getPropertyValue(property)
}

async function hasWorn(canvas: Canvas, scheme: string, property: string, value: string) {
  await waitFor(async () => expect(await worn(canvas, scheme, property)).toBe(value))
}

export const ProposedFromOneColour: Story = {
  play: async ({ canvas }) => {
    const before = await worn(canvas, 'light', '--bz-color-accent-base')
    write(canvas.getByRole('textbox', { name: /^Accent colour/ }), '#8a1c7c')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Corners' }), 'Square')
    await userEvent.click(canvas.getByRole('button', { name: 'Propose a palette' }))
    await waitFor(async () => expect(await worn(canvas, 'light', '--bz-color-accent-base')).not.toBe(before))
    await hasWorn(canvas, 'dark', '--bz-radius-medium', '0px')
    await expect(canvas.getByText('Contrast passes')).toBeVisible()
    await expect(canvas.getByText('New brand, from #8a1c7c')).toBeVisible()
  },
}

export const ColourThatIsNone: Story = {
  play: async ({ canvas }) => {
    write(canvas.getByRole('textbox', { name: /^Accent colour/ }), 'greenish')
    await expect(canvas.getByRole('textbox', { name: /^Accent colour/ })).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Propose a palette' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No palette can be made of this.')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled()
  },
}

/** What cannot be used is explained at the field; the last good value is still worn, and saved. */
export const InvalidValueExplained: Story = {
  play: async ({ args, canvas }) => {
    const field = await tokenField(canvas, 'radius medium', 'Radius, Medium')
    write(field, '24px')
    await hasWorn(canvas, 'light', '--bz-radius-medium', '24px')
    write(field, '24 apples')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Write a number with px or rem, like 12px\./)
    await expect(field).toHaveValue('24 apples')
    await hasWorn(canvas, 'light', '--bz-radius-medium', '24px')
    await expect(canvas.getByText('1 value not usable')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save tokens.json' }))
    await expect(args.onSave).toHaveBeenCalledWith('tokens.json', expect.stringContaining('"value": 24'))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Radius, Medium' }))
    await expect(field).toHaveValue('10px')
    await expect(field).toHaveFocus()
    await hasWorn(canvas, 'light', '--bz-radius-medium', '10px')
  },
}

/** A pair that fails is shown with its figures; one click applies the nearest colour that passes. */
export const ContrastMended: Story = {
  play: async ({ canvas }) => {
    write(await tokenField(canvas, 'color.game.win', 'Games, Win, light'), '#9a9a9a')
    await waitFor(() => expect(canvas.getByText(/pairs without contrast/)).toBeVisible())
    await openTab(canvas, /^Contrast/)
    const row = (await canvas.findAllByRole('listitem'))[0] as HTMLElement
    await expect(row).toHaveTextContent(/game\.win on .*light: 2\.\d\d of 4\.5/)
    for (let more = 0; more < 10; more += 1) {
      const [use] = canvas.queryAllByRole('button', { name: /^Use #/ })
      if (!use) break
      const name = use.textContent
      await userEvent.click(use)
      await expect(document.body).not.toHaveFocus()
      await waitFor(() => expect(canvas.queryByRole('button', { name: name ?? '' })).not.toBe(use))
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    await waitFor(() => expect(canvas.getByText('Contrast passes')).toBeVisible())
  },
}

export const AllMendedAtOnce: Story = {
  play: async ({ canvas }) => {
    write(await tokenField(canvas, 'surface page', 'Surfaces, Page, light'), '#808080')
    await waitFor(() => expect(canvas.getByText(/pairs without contrast/)).toBeVisible())
    await openTab(canvas, /^Contrast/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Mend all' }))
    await waitFor(() => expect(canvas.getByText('Contrast passes')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByText(/pairs without contrast/)).toBeVisible())
  },
}

const theirs = setToken(named(defaultBrand, 'From a file'), 'base', 'radius.large', { value: 3, unit: 'rem' })

async function choose(canvasElement: HTMLElement, content: string | Blob, name = 'tokens.json') {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('[data-testid=studio-file]')
    if (!found) throw new Error('There is no way to choose a file.')
    return found
  })
  const file = new File([content], name)
  const files = new DataTransfer()
  files.items.add(file)
  fireEvent.change(input, { target: { files: files.files } })
}

/** What is opened and saved is the same document. */
export const OpenedAndSaved: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const strange = { ...theirs, $extensions: { 'org.example': { kept: [1, null, 'two'] } } }
    await choose(canvasElement, JSON.stringify(strange))
    await expect(await canvas.findByText('tokens.json is open.')).toBeVisible()
    await hasWorn(canvas, 'dark', '--bz-radius-large', '3rem')
    await userEvent.click(canvas.getByRole('button', { name: 'Save tokens.json' }))
    const [, text = ''] = (args.onSave as ReturnType<typeof fn>).mock.lastCall as string[]
    await expect(JSON.parse(text)).toEqual(strange)
    await expect(text).toBe(tokensText(strange))
    await expect(canvas.getByText('tokens.json is saved.')).toBeVisible()
  },
}

/** Dropping a file is choosing it. */
export const Dropped: Story = {
  play: async ({ canvas }) => {
    const files = new DataTransfer()
    files.items.add(new File([JSON.stringify(theirs)], 'theirs.json'))
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files })
    await fireEvent(canvas.getByLabelText('Brand file'), drop)
    await expect(drop.defaultPrevented).toBe(true)
    await hasWorn(canvas, 'light', '--bz-radius-large', '3rem')
    await expect(canvas.getByRole('textbox', { name: 'Name of the brand' })).toHaveValue('From a file')
  },
}

/** A file that cannot be used is explained and changes nothing. */
export const MalformedFiles: Story = {
  play: async ({ canvas, canvasElement }) => {
    write(canvas.getByRole('textbox', { name: 'Name of the brand' }), 'My work')
    await choose(canvasElement, '{"version": "2025.10",')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('is not valid JSON')
    await choose(canvasElement, tokensText(theirs).replaceAll('"jackpot"', '"<img src=x onerror=alert(1)>{"'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('color.game.jackpot is missing'))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '<img src=x onerror=alert(1)>{ cannot be a name',
    )
    await expect(canvas.getByRole('textbox', { name: 'Name of the brand' })).toHaveValue('My work')
  },
}

/** A step back, a step forth, and one token alone. */
export const UndoneAndRedone: Story = {
  play: async ({ canvas }) => {
    const radius = await tokenField(canvas, 'radius small', 'Radius, Small')
    write(radius, '1px')
    const space = await tokenField(canvas, 'space md', 'Space, Md')
    write(space, '30px')
    await openTab(canvas, /^Changes \(2\)/)
    await expect(canvas.getByText('radius.small, both schemes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await hasWorn(canvas, 'light', '--bz-space-md', '16px')
    await hasWorn(canvas, 'light', '--bz-radius-small', '1px')
    await userEvent.keyboard('{Control>}z{/Control}')
    await hasWorn(canvas, 'light', '--bz-radius-small', '6px')
    await expect(canvas.getByText(/Nothing differs from/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await hasWorn(canvas, 'light', '--bz-space-md', '30px')
  },
}

/** The picker writes the token; what a token points at is worn too. */
export const PickedAndPointed: Story = {
  play: async ({ canvas }) => {
    const before = await worn(canvas, 'light', '--bz-color-accent-base')
    await tokenField(canvas, 'accent base', 'Accent, Base, light')
    write(canvas.getByLabelText('Accent, Base, light, picker'), '#102030')
    await waitFor(() => expect(canvas.getByText('Not saved')).toBeVisible())
    write(await tokenField(canvas, 'text link', 'Text colours, Link, light'), '{color.accent.base}')
    await waitFor(async () => {
      const now = await worn(canvas, 'light', '--bz-color-accent-base')
      await expect(now).not.toBe(before)
      await expect(await worn(canvas, 'light', '--bz-color-text-link')).toBe(now)
    })
  },
}

/** The work of this tab is restored after a reload. */
export const DraftKept: Story = {
  beforeEach: () => {
    const brand = { ...defaultFolder, tokens: named(theirs, 'Half done') }
    const work = { source: 'Baize', start: defaultFolder, brand }
    sessionStorage.setItem(playKey, JSON.stringify(draftOf(begin(work))))
    return () => sessionStorage.removeItem(playKey)
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name of the brand' })).toHaveValue('Half done')
    await expect(canvas.getByText('Not saved')).toBeVisible()
    await expect(readTokens(theirs).problems).toEqual([])
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    await expect(leaving.defaultPrevented).toBe(true)
  },
}

/** A screen that cannot be loaded shows an error, and the others stay. */
export const ScreenThatCannotBeLoaded: Story = {
  args: { screens: [{ story: 'no-such--story', title: 'Gone' }] },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Screen' }), 'Gone')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Scheme' }), 'Light')
    await expect(
      await canvas.findByText('Gone, light: this screen cannot be loaded.', {}, { timeout: 20_000 }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

/** Desktop width, from right to left, one scheme. */
export const AnotherView: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Width' }), 'Desktop')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Direction' }), 'Right to left')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Scheme' }), 'Dark')
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Components, dark')
    await waitFor(() => expect(frame.contentDocument?.documentElement).toHaveAttribute('dir', 'rtl'))
    await expect(frame.contentWindow?.innerWidth).toBe(1280)
    await expect(frame.getBoundingClientRect().width).toBeLessThan(1280)
    await expect(canvas.queryByTitle('Components, light')).toBeNull()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
