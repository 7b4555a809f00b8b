import exo2 from '@fontsource-variable/exo-2/files/exo-2-latin-wght-normal.woff2?url'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { strFromU8, unzipSync } from 'fflate'
import { expect, fireEvent, fn, screen, userEvent, waitFor, type within } from 'storybook/test'
import { folderFiles } from './brand-folder.ts'
import { brands, defaultFolder } from './brands.ts'
import { writeFolder } from './folder/folderAccess.ts'
import { writeZip } from './folder/zip.ts'
import { Studio } from './Studio.tsx'

/** The stories that play keep their work apart from a person's own. */
const playKey = 'baize.studio.played'

const meta = {
  title: 'Brand studio/Whole brand',
  component: Studio,
  tags: ['!autodocs'],
  globals: { brand: 'default' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { screens: [], draftKey: playKey, onSave: fn() },
  beforeEach: () => {
    sessionStorage.removeItem(playKey)
    // A browser without File System Access, unless a story brings a folder.
    return withFolder(undefined)
  },
} satisfies Meta<typeof Studio>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

function withFolder(folder: FileSystemDirectoryHandle | undefined): () => void {
  const before = window.showDirectoryPicker
  Object.assign(window, { showDirectoryPicker: folder && (async () => folder) })
  return () => Object.assign(window, { showDirectoryPicker: before })
}

const openTab = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole('tab', { name }))
const write = (field: HTMLElement, text: string) => fireEvent.input(field, { target: { value: text } })
const saved = (args: { onSave?: unknown }) =>
  (args.onSave as ReturnType<typeof fn>).mock.lastCall as unknown[]

async function choose(input: HTMLElement, name: string, content: BlobPart) {
  const files = new DataTransfer()
  files.items.add(new File([content], name))
  await fireEvent.change(input, { target: { files: files.files } })
}

/** What `brand check` says stands at the field, and is counted in the bar; what is mended is gone. */
export const SettingsChecked: Story = {
  play: async ({ args, canvas }) => {
    await openTab(canvas, /^Settings/)
    const code = canvas.getByRole('textbox', { name: 'Merchant code' })
    write(code, 'No Code!')
    await expect(code).toBeInvalid()
    await expect(code).toHaveAccessibleDescription(/This must be 3 to 16 small letters or digits\./)
    await userEvent.click(canvas.getByRole('button', { name: /^Contacts/ }))
    const [address] = await canvas.findAllByRole('textbox', { name: 'Address' })
    write(address as HTMLElement, 'javascript:alert(1)')
    await expect(address).toHaveAccessibleDescription(/begins with https/)
    await expect(canvas.getByText('2 problems to mend')).toBeVisible()
    write(address as HTMLElement, 'https://t.me/night_club')
    write(code, 'nc88')
    await expect(canvas.queryByText(/problems? to mend/)).toBeNull()
    write(canvas.getByRole('textbox', { name: 'Name' }), 'Night Club')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the brand' }))
    const [name, content] = saved(args)
    const files = unzipSync(content as Uint8Array)
    const [settings, tokens] = ['brand.json', 'tokens.json'].map((file) =>
      JSON.parse(strFromU8(files[file] ?? new Uint8Array())),
    )
    await expect(name).toBe('night-club.zip')
    await expect(settings).toMatchObject({ name: 'Night Club', merchantCode: 'nc88' })
    await expect(settings.contacts[0].url).toBe('https://t.me/night_club')
    await expect(tokens.name).toBe('Night Club')
    await expect(files['logo.svg']).toEqual(defaultFolder.files.get('logo.svg'))
    await expect(await canvas.findByText('The brand is saved in night-club.zip.')).toBeVisible()
    await expect(canvas.getByText('Saved')).toBeVisible()
  },
}

/** A language that is added needs its licence line. */
export const LanguageAdded: Story = {
  play: async ({ canvas }) => {
    await openTab(canvas, /^Settings/)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Languages' }), 'Thai')
    await userEvent.click(await screen.findByRole('option', { name: /Thai/ }))
    await expect(canvas.getByText('1 problem to mend')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Licence line/ }))
    const licence = await canvas.findByRole('textbox', { name: /^Thai/ })
    await expect(licence).toHaveAccessibleDescription(/This has no text, and th is one of the languages\./)
    write(licence, 'สำหรับผู้ที่มีอายุ 18 ปีขึ้นไป')
    await waitFor(() => expect(canvas.queryByText(/problems? to mend/)).toBeNull())
  },
}

/** Contacts are added, moved and removed; the focus is never lost. */
export const ContactsArranged: Story = {
  play: async ({ canvas }) => {
    await openTab(canvas, /^Settings/)
    await userEvent.click(canvas.getByRole('button', { name: /^Contacts/ }))
    const labels = () =>
      canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Label' }).map(({ value }) => value)
    await userEvent.click(await canvas.findByRole('button', { name: 'Move up: Email' }))
    await expect(labels()).toEqual(['Email', 'Telegram'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Telegram' }))
    await expect(canvas.getByRole('button', { name: 'Add a contact' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a contact' }))
    await expect(labels()).toEqual(['Email', ''])
    await expect(canvas.getByText(/problems to mend/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(labels()).toEqual(['Email'])
  },
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>'

/** A picture is replaced by a file that is fit, and by no other. */
export const PictureReplaced: Story = {
  play: async ({ canvas }) => {
    await openTab(canvas, /^Pictures/)
    const logo = canvas.getByLabelText('Replace: Logo')
    await choose(logo, 'bad.svg', '<svg onload="alert(1)"/>')
    await waitFor(() => expect(logo).toHaveAccessibleDescription(/bad\.svg holds script; draw it without\./))
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await choose(logo, 'new.svg', drawing)
    await expect(await canvas.findByText('new.svg is the logo now.')).toBeVisible()
    await expect(logo).toBeValid()
    await expect(canvas.getByText(`logo.svg, ${drawing.length} bytes`)).toBeVisible()
    const icon = canvas.getByLabelText('Replace: App icon')
    await choose(icon, 'icon.png', defaultFolder.files.get('app-icon-192.png') ?? '')
    await waitFor(() => expect(icon).toHaveAccessibleDescription(/export it as a square of 512 × 512 px/))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Small app icon' }))
    await expect(canvas.queryByRole('button', { name: 'Remove: Small app icon' })).toBeNull()
    await expect(canvas.getByLabelText('Replace: Small app icon')).toHaveFocus()
    await openTab(canvas, /^Changes/)
    await expect(await canvas.findByAltText('logo.svg, before')).toBeVisible()
    await expect(await canvas.findByAltText('logo.svg, after')).toBeVisible()
    await expect(canvas.getByText('assets.smallAppIcon')).toBeVisible()
  },
}

/** A folder of the device is opened, changed, and saved where it was. */
export const FolderOpenedAndSaved: Story = {
  beforeEach: async () => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('night-club', { create: true })
    await writeFolder(folder, folderFiles(brands.get('loud') ?? defaultFolder))
    await writeFolder(folder, new Map([['notes.txt', new TextEncoder().encode('ours')]]))
    const restore = withFolder(folder)
    return async () => {
      restore()
      await root.removeEntry('night-club', { recursive: true })
    }
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a folder' }))
    await expect(await canvas.findByText('The folder is open.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name of the brand' })).toHaveValue('Voltage')
    write(canvas.getByRole('textbox', { name: 'Name of the brand' }), 'Night Club')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the brand' }))
    await expect(await canvas.findByText('The brand is saved in the folder night-club.')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('night-club')
    const textOf = async (name: string) => (await (await folder.getFileHandle(name)).getFile()).text()
    await expect(JSON.parse(await textOf('brand.json'))).toMatchObject({
      name: 'Night Club',
      merchantCode: 'volt88',
    })
    await expect(await textOf('notes.txt')).toBe('ours')
  },
}

/** A zip is a folder; a draft has what it began from. */
export const ZipAndDraft: Story = {
  play: async ({ args, canvas }) => {
    const loud = brands.get('loud') ?? defaultFolder
    const input = canvas.getByLabelText('Brand file')
    await choose(input, 'loud.zip', writeZip(folderFiles(loud)))
    await expect(await canvas.findByText('loud.zip is open.')).toBeVisible()
    write(canvas.getByRole('textbox', { name: 'Name of the brand' }), 'Louder')
    await userEvent.click(canvas.getByRole('button', { name: 'Save a draft' }))
    const [name, draft] = saved(args)
    await expect(name).toBe('louder.draft.json')
    await userEvent.click(canvas.getByRole('button', { name: 'Begin from it' }))
    await expect(canvas.getByRole('textbox', { name: 'Name of the brand' })).toHaveValue('Baize')
    await choose(input, 'louder.draft.json', draft as string)
    await expect(await canvas.findByText('louder.draft.json is open.')).toBeVisible()
    await expect(canvas.getByText('Louder, from Voltage')).toBeVisible()
    await openTab(canvas, /^Changes/)
    await expect(canvas.getByRole('heading', { name: 'Against Voltage' })).toBeVisible()
    await expect(canvas.getByText('Louder')).toBeVisible()
  },
}

/** The work beside a brand of the repository, and beside what a site has published. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    await openTab(canvas, /^Changes/)
    await expect(canvas.getByText('Nothing differs from Baize.')).toBeVisible()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Compare with' }),
      'Wireframe, in the repository',
    )
    await expect(canvas.getByRole('heading', { name: 'Against Wireframe, in the repository' })).toBeVisible()
    await expect(canvas.getByText('policyProfile')).toBeVisible()
    await expect(await canvas.findByAltText('art.svg, before')).toBeVisible()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Compare with' }),
      'What a site has published',
    )
    const address = canvas.getByRole('textbox', { name: 'Address of the site' })
    write(address, 'nowhere')
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    await waitFor(() => expect(address).toHaveAccessibleDescription(/must be the address of a site/))
    // Storybook itself is served with the default brand.
    write(address, location.origin)
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    await expect(await canvas.findByText(`Nothing differs from Baize, ${location.host}.`)).toBeVisible()
  },
}

/** What is on the wall is seen through a filter. */
export const ColourVision: Story = {
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Components, light')
    const filter = () => {
      const filtered = [...document.querySelectorAll('main *')].find(
        (element) => element.contains(frame) && getComputedStyle(element).filter !== 'none',
      )
      return filtered ? getComputedStyle(filtered).filter : 'none'
    }
    await expect(filter()).toBe('none')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Colour vision' }),
      'Deuteranopia (no green)',
    )
    await expect(filter()).toContain('#vision-deuteranopia')
    await expect(document.querySelector('#vision-deuteranopia feColorMatrix')).not.toBeNull()
  },
}

/** A typeface is added, named and shown, also on the wall where a token names it. */
export const FontAdded: Story = {
  play: async ({ args, canvas }) => {
    const bytes = await (await fetch(exo2)).arrayBuffer()
    await openTab(canvas, /^Fonts/)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a font' }))
    await expect(canvas.getByText('1 problem to mend')).toBeVisible()
    const input = canvas.getByLabelText('Add or replace a file: Font 1')
    await choose(input, 'Exo.woff2', '<html>')
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Exo\.woff2 is not a woff2 font\./))
    await choose(input, 'Exo 2.woff2', bytes)
    write(await canvas.findByRole('textbox', { name: 'Weight of exo-2.woff2' }), '100 900')
    write(canvas.getByRole('textbox', { name: 'Family' }), 'Exo 2')
    write(
      canvas.getByRole('textbox', { name: 'Copyright and licence' }),
      'The Exo 2 Project Authors, OFL 1.1',
    )
    await userEvent.type(canvas.getByRole('combobox', { name: 'Languages written in it' }), 'English')
    await userEvent.click(await screen.findByRole('option', { name: /English \(en\)/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Khmer/ }))
    await expect(await canvas.findByText(/No token of type\.family names Exo 2/)).toBeVisible()
    const sample = canvas.getByText(/^Baize is a reference site\./)
    await expect(getComputedStyle(sample).fontFamily).toMatch(/^"Studio preview 0", /)
    await waitFor(() => expect(isDrawn(document, 'Studio preview 0')).toBe(true))

    write(await tokenField(canvas, 'type.family.text', 'Typefaces, Text'), 'Exo 2, sans-serif')
    await waitFor(() => expect(canvas.queryByText('1 problem to mend')).toBeNull())
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Components, light')
    await waitFor(() => expect(isDrawn(frame.contentDocument, 'Exo 2')).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Save the brand' }))
    const files = unzipSync(saved(args)[1] as Uint8Array)
    await expect(JSON.parse(strFromU8(files['brand.json'] ?? new Uint8Array())).fonts).toEqual([
      {
        family: 'Exo 2',
        files: [{ file: 'exo-2.woff2', weight: [100, 900] }],
        languages: ['en'],
        licence: 'The Exo 2 Project Authors, OFL 1.1',
      },
    ])
    await expect(files['exo-2.woff2']?.length).toBe(bytes.byteLength)
  },
}

/** Whether a page draws text in a family that it was given: it is then no longer as wide as in the font after it. */
function isDrawn(page: Document | null, family: string): boolean {
  const context = page?.createElement('canvas').getContext('2d')
  const widthIn = (font: string) => {
    if (!context) return 0
    context.font = `32px ${font}`
    return context.measureText('Play responsibly.').width
  }
  return widthIn(`"${family}", monospace`) !== widthIn('monospace')
}

async function tokenField(canvas: Canvas, search: string, name: string): Promise<HTMLElement> {
  await openTab(canvas, /^Tokens/)
  write(canvas.getByRole('searchbox', { name: 'Find a token' }), search)
  return canvas.findByRole('textbox', { name })
}
