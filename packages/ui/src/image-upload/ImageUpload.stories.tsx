import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type ChosenImage, ImageUpload } from './ImageUpload.tsx'

/** The smallest image there is: one point, as PNG. */
const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const png = (name: string) => new File([bytes(point)], name, { type: 'image/png', lastModified: 1 })
const script = (name: string) =>
  new File(['<svg onload="alert(1)">'], name, { type: 'image/png', lastModified: 1 })
const image = (name: string, more: Partial<ChosenImage> = {}): ChosenImage => ({
  id: name,
  file: png(name),
  ...more,
})

const meta = {
  title: 'UI/Fields/ImageUpload',
  component: ImageUpload,
  args: { label: 'Pictures', name: 'images', onValueChange: fn(), onRetry: fn() },
} satisfies Meta<typeof ImageUpload>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: { getByLabelText: (label: string) => HTMLElement }) =>
  canvas.getByLabelText('Pictures') as HTMLInputElement
const choose = (input: HTMLElement, files: File[]) => userEvent.upload(input, files, { applyAccept: false })

/** Each refused file is named with its reason; what can be taken is taken. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await choose(field(canvas), [png('slip.png'), script('evil.png'), png('receipt.png')])
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '“evil.png” can’t be used. Accepted pictures: PNG or JPG',
    )
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await choose(field(canvas), [png('third.png'), png('fourth.png')])
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '“fourth.png” was not added: 3 pictures is the maximum',
    )
  },
}

/** Removed by keyboard; the focus returns to the field. */
export const Removes: Story = {
  args: { defaultValue: [image('slip.png'), image('receipt.png')] },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(field(canvas)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove slip.png' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(field(canvas)).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: 'receipt.png' }),
    ])
  },
}

const carrying = (file: File) => {
  const carried = new DataTransfer()
  carried.items.add(file)
  return carried
}
const drag = (on: Element, kind: 'dragover' | 'drop', file: File) =>
  on.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: carrying(file) }))
const paste = (on: Element, file: File) =>
  on.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(file) }),
  )

/** Dropped and pasted as well as chosen. */
export const DropAndPaste: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = field(canvas).parentElement as HTMLElement
    drag(zone, 'dragover', png('dropped.png'))
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
    drag(zone, 'drop', png('dropped.png'))
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'))
    paste(field(canvas), png('pasted.png'))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    // A preview's address lives as long as the preview.
    const address = canvasElement.querySelector('img')?.src ?? ''
    await expect((await fetch(address)).ok).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove dropped.png' }))
    await expect(fetch(address)).rejects.toThrow()
  },
}

export const OnTheirWay: Story = {
  args: {
    defaultValue: [
      image('slip.png', { status: 'sent' }),
      image('receipt.png', { status: 'sending', progress: 0.4567 }),
      image('chat.png', { status: 'failed', error: 'The connection was lost.' }),
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await expect(canvas.getByText('45%')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploaded: 1 of 3. Failed: 1.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('chat.png')
    await expect(field(canvas)).toHaveFocus()
  },
}

const damaged = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'damaged.png')

/** A file that begins as an image and is none says so. */
export const Damaged: Story = {
  args: { defaultValue: [{ id: 'damaged', file: damaged }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Preview unavailable')).toBeVisible()
  },
}

export const Camera: Story = { args: { camera: 'environment', maxCount: 1, label: 'Photograph of the slip' } }
export const WithError: Story = { args: { required: true, hint: 'Of the payment', error: 'Add a picture' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: [image('slip.png')] } }

export const LongText: Story = {
  args: {
    label: 'L'.repeat(200),
    error: 'Something is wrong that takes many words to explain. '.repeat(4),
    defaultValue: [
      image(`${'n'.repeat(200)}.png`),
      image('failed.png', { status: 'failed', error: 'E'.repeat(200) }),
      image('far.png', { status: 'sending', progress: 7 }),
    ],
  },
}

export const HostileText: Story = {
  args: { defaultValue: [image('<img src=x onerror=alert(1)>.png'), image('\u202egnp.exe')] },
  play: async ({ canvas, canvasElement }) => {
    await choose(field(canvas), [script('<b>bold</b>.png')])
    await expect(await canvas.findByText(/“<b>bold/)).toBeVisible()
    await expect(canvasElement.querySelector('b, img[src=x]')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'الصور',
    defaultValue: [image('إيصال.png'), image('slip.png', { status: 'sending', progress: 0.3 })],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ImageUpload {...args} />
    </div>
  ),
}
