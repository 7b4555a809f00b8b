import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { FileUpload, type FileUploadProps, type UploadFile } from './FileUpload.tsx'

const file = (name: string, size = 2048) =>
  new File(['x'.repeat(size)], name, {
    lastModified: 1,
    type: name.endsWith('.pdf') ? 'application/pdf' : '',
  })

const meta = {
  title: 'UI/Fields/FileUpload',
  component: FileUpload,
  args: { label: 'Proof of address', accept: ['.pdf', '.csv'], maxCount: 2, onValueChange: fn() },
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

const namesOf = (files: readonly UploadFile[]) => files.map(({ file: { name } }) => name)

/** What can be taken is, the rest is named with its reason; removing returns the focus to the field. */
export const Default: Story = {
  globals: { language: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Proof of address')
    await userEvent.upload(input, [file('bill.pdf'), file('empty.csv', 0), file('b.csv'), file('c.csv')])
    const list = within(canvas.getByRole('list', { name: 'Selected files' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('alert')).toHaveTextContent('empty.csv” is empty')
    await expect(canvas.getByRole('alert')).toHaveTextContent('c.csv” was not added: 2 files is the maximum')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bill.pdf' }))
    await expect(input).toHaveFocus()
    const last = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0] as UploadFile[]
    await expect(namesOf(last)).toEqual(['b.csv'])
  },
}

/** A file of another kind is refused even when it is dropped, past the browser's chooser. */
export const Dropped: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    const dataTransfer = new DataTransfer()
    for (const each of [file('page.html'), file('bill.pdf')]) dataTransfer.items.add(each)
    const zone = canvas.getByLabelText('Proof of address').parentElement ?? canvasElement
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(canvas.getByText('bill.pdf')).toBeVisible())
    await expect(canvas.getByRole('alert')).toHaveTextContent('page.html” can’t be used. Accepted files')
  },
}

function Uploading(props: FileUploadProps) {
  const [files, setFiles] = useState<readonly UploadFile[]>(props.value ?? [])
  const retry = (id: string) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, status: 'uploaded' } : each)))
  return <FileUpload {...props} value={files} onValueChange={setFiles} onRetry={retry} />
}

const onTheirWay: UploadFile[] = [
  { id: '1', file: file('bill.pdf'), status: 'uploading', progress: 0.4 },
  { id: '2', file: file('rows.csv'), status: 'failed', error: 'The connection was lost.' },
]

/** How far each is; a failed one can be sent again, and screen readers learn of it. */
export const States: Story = {
  globals: { language: 'en' },
  args: { value: onTheirWay },
  render: (args) => <Uploading {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploaded: 0 of 2. Failed: 1.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: rows.csv' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploaded: 1 of 2. Failed: 0.'))
    await expect(canvas.getByLabelText('Proof of address')).toHaveFocus()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: onTheirWay } }
export const WithError: Story = { args: { required: true, error: 'Choose at least one file.' } }
export const LongText: Story = {
  args: {
    defaultValue: [
      {
        id: '1',
        file: file(`${'a-very-long-name-'.repeat(12)}.pdf`),
        status: 'failed',
        error: 'Too slow. '.repeat(20),
      },
    ],
    onRetry: fn(),
  },
}
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'إثبات العنوان', defaultValue: onTheirWay, onRetry: fn() },
}
export const Khmer: Story = {
  globals: { language: 'km' },
  args: { label: 'ភស្តុតាងអាសយដ្ឋាន', defaultValue: onTheirWay },
}
