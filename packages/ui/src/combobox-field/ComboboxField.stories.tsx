import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx'

const banks = [
  { value: 'aba', label: 'ABA Bank', description: 'Advanced Bank of Asia' },
  { value: 'acleda', label: 'ACLEDA' },
  { value: 'sathapana', label: 'Sathapana' },
  { value: 'closed', label: 'Wing', description: 'Closed today', disabled: true },
  { value: 'dong', label: 'Đồng Á' },
  { value: 'canadia', label: 'Canadia Bank' },
]

const meta = {
  title: 'UI/Fields/ComboboxField',
  component: ComboboxField,
  args: {
    label: 'Bank',
    name: 'bank',
    placeholder: 'Type to find',
    options: banks,
    onValueChange: fn(),
    onInputChange: fn(),
  },
} satisfies Meta<typeof ComboboxField>
export default meta
type Story = StoryObj<typeof meta>

const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')

/** Typing finds without accents; Enter takes the first, and the list closes. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Bank' })
    await userEvent.type(field, 'dong')
    await expect(await screen.findByRole('option', { name: 'Đồng Á' })).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Đồng Á')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dong')
    await expect(canvasElement.querySelector('input[name=bank]')).toHaveValue('dong')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** The APG combobox: arrows open and move, pass what is disabled and stop at the ends; Escape closes; Tab leaves. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Bank' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('option', { name: /ABA/ })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(activeOption(field)).toHaveTextContent('ABA'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(activeOption(field)).toHaveTextContent('Đồng Á'))
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(activeOption(field)).toHaveTextContent('Canadia'))
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await waitFor(() => expect(activeOption(field)).toHaveTextContent('Đồng Á'))
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('acl{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('acleda')
    await userEvent.tab()
    await expect(field).toHaveValue('ACLEDA')
  },
}

/** The same from right to left. */
export const RightToLeft: Story = {
  args: {
    label: 'البنك',
    options: [
      { value: '1', label: 'البنك الأهلي' },
      { value: '2', label: 'بنك الخليج', description: 'مغلق اليوم' },
      { value: '3', label: 'ABA Bank' },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ComboboxField {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'البنك' })
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(activeOption(field)).toHaveTextContent('بنك الخليج'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(activeOption(field)).toHaveTextContent('بنك الخليج'))
    await expect(list).not.toBeVisible()
  },
}

/** A text that is no choice is cleared when the field is left; an emptied field is no choice. */
export const LeavesOnlyChoices: Story = {
  args: { defaultValue: 'aba' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Bank' })
    await userEvent.clear(field)
    // The typed text is announced as it was typed: in a translation it would be read for tags.
    await userEvent.type(field, '<0>no</0>body')
    await waitFor(() => expect(screen.getByText(/Nothing matches/)).toHaveTextContent('“<0>no</0>body”'))
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(document.body)
    await expect(field).toHaveValue('ABA Bank')
    await userEvent.clear(field)
    await userEvent.type(field, 'sathapana')
    await userEvent.click(document.body)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sathapana')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveFocus()
  },
}

const members = Array.from({ length: 2000 }, (_, at) => ({ value: `m${at}`, label: `Member ${at + 1}` }))

/** Of two thousand only those in view are in the DOM, and the chosen one is in view. */
export const TwoThousand: Story = {
  args: { label: 'Member', options: members, defaultValue: 'm1500' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Member' })
    await userEvent.click(field)
    await waitFor(() => expect(screen.getByRole('option', { name: 'Member 1501' })).toBeVisible())
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await expect(screen.getByRole('option', { name: 'Member 1501' })).toHaveAttribute('aria-setsize', '2000')
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(activeOption(field)).toHaveTextContent('Member 1511'))
    await userEvent.clear(field)
    await userEvent.type(field, '1999')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('m1998')
  },
}

function Asked(props: ComboboxFieldProps) {
  const [text, setText] = useState('')
  const [options, setOptions] = useState<typeof banks>([])
  const [loading, setLoading] = useState(false)
  useEffect(() => {
    if (text === '') return
    setLoading(true)
    const timer = setTimeout(() => {
      setOptions(banks.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())))
      setLoading(false)
    }, 80)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <ComboboxField {...props} filter={false} options={options} loading={loading} onInputChange={setText} />
  )
}

/** The server finds; the field says that it looks, and keeps the name of what was chosen. */
export const FoundByTheServer: Story = {
  args: { options: [] },
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Bank' })
    await userEvent.type(field, 'can')
    await userEvent.click(await screen.findByRole('option', { name: /Canadia/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('canadia')
    await expect(field).toHaveValue('Canadia Bank')
    await expect(field).toHaveFocus()
  },
}

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('combobox'))
}

export const Open: Story = { args: { defaultValue: 'acleda' }, play: opened }
export const Loading: Story = { args: { options: [], filter: false, loading: true }, play: opened }
export const LoadFailed: Story = {
  args: { options: [], loadError: 'The banks did not come.', onRetry: fn() },
  play: async (context) => {
    await opened(context)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(context.args.onRetry).toHaveBeenCalledOnce()
    await expect(context.canvas.getByRole('combobox')).toHaveFocus()
  },
}
export const Empty: Story = { args: { options: [] }, play: opened }
export const WithError: Story = {
  args: { required: true, error: 'Choose a bank', hint: 'Where your money goes' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'aba' } }
export const UnknownValue: Story = { args: { defaultValue: 'gone', valueLabel: 'A bank that was closed' } }

export const LongText: Story = {
  args: {
    label: 'The bank from which the money comes and to which it goes '.repeat(4),
    error: 'E'.repeat(200),
    options: [
      { value: 'long', label: 'The bank with the very long name '.repeat(6), description: 'd'.repeat(200) },
      ...banks,
    ],
  },
  play: opened,
}

export const HostileText: Story = {
  args: {
    label: '<b>Bank</b>',
    options: [
      { value: 'x', label: '<img src=x onerror=alert(1)>', description: '</div><script>alert(1)</script>' },
      { value: 'ar', label: 'بنك الخليج' },
    ],
  },
  play: async (context) => {
    await opened(context)
    await expect(await screen.findByRole('option', { name: /onerror/ })).toBeVisible()
    await expect(context.canvasElement.querySelector('img, script, b')).toBeNull()
  },
}
