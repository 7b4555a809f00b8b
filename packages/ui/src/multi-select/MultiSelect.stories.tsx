import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PopupDialog } from '../modal/PopupDialog.tsx'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'

const banks = [
  { value: 'aba', label: 'ABA Bank', description: 'Advanced Bank of Asia' },
  { value: 'acleda', label: 'ACLEDA' },
  { value: 'closed', label: 'Wing', description: 'Closed today', disabled: true },
  { value: 'dong', label: 'Đồng Á' },
  { value: 'canadia', label: 'Canadia Bank' },
]

const meta = {
  title: 'UI/Fields/MultiSelect',
  component: MultiSelect,
  args: {
    ...{ label: 'Banks', name: 'banks', placeholder: 'Type to find', options: banks },
    ...{ onValueChange: fn(), onInputChange: fn() },
  },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
const sent = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('input[name=banks]')].map(({ value }) => value)

/** The list stays open while one chooses; what is chosen is read out, sent, and removed by its chip. */
export const Default: Story = {
  globals: { language: 'en' },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Banks' })
    await userEvent.type(field, 'dong{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dong'])
    await expect(field).toHaveValue('')
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.click(await screen.findByRole('option', { name: /ABA/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dong', 'aba'])
    await expect(screen.getByRole('option', { name: /ABA/ })).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAccessibleDescription(/2 selected: Đồng Á and ABA Bank/)
    await expect(sent(canvasElement)).toEqual(['dong', 'aba'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Đồng Á' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['aba'])
    await expect(canvas.getByRole('button', { name: 'Remove ABA Bank' })).toHaveFocus()
  },
}

/** Arrows pass what is disabled, Enter chooses and no longer chooses, Backspace removes the last, Escape closes. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Banks' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(activeOption(field)).toHaveTextContent('Đồng Á'))
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dong', 'acleda'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dong'])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('acleda')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['acleda'])
    await expect(field).toHaveValue('')
  },
}

/** When no more can be chosen, the other options are disabled. */
export const AtMost: Story = {
  args: { maxCount: 2, defaultValue: ['aba', 'dong'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Banks' }))
    const other = await screen.findByRole('option', { name: 'ACLEDA' })
    await expect(other).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(other)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('option', { name: /ABA/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['dong'])
  },
}

/** Where its owner decides, it only asks. */
export const Controlled: Story = {
  args: { value: ['aba'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Banks' }), 'acl{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith(['aba', 'acleda'])
    await expect(canvas.queryByRole('button', { name: 'Remove ACLEDA' })).toBeNull()
  },
}

function InDialog(props: MultiSelectProps) {
  const [open, setOpen] = useState(true)
  return (
    <PopupDialog open={open} label="Filter" title="Filter" onClose={() => setOpen(false)}>
      <MultiSelect {...props} />
    </PopupDialog>
  )
}

/** Escape closes the list first, and the dialog with the next keystroke. */
export const Layered: Story = {
  render: (args) => <InDialog {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Filter' })
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Banks' }))
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Loading: Story = { args: { loading: true, options: [] } }
export const Disabled: Story = { args: { disabled: true, defaultValue: ['aba', 'dong'] } }
export const WithError: Story = { args: { required: true, error: 'Choose at least one.' } }
export const UnknownValues: Story = {
  args: { options: [], value: ['x1', 'x2'], valueLabels: { x1: 'Prince Bank' } },
}
export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: 'What is left of the turnover before a bonus can be withdrawn '.repeat(3) },
      ...banks,
    ],
    defaultValue: ['a', 'aba', 'acleda', 'dong', 'canadia'],
  },
}
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'البنوك', defaultValue: ['aba', 'dong'] },
}
export const Khmer: Story = { globals: { language: 'km' }, args: { label: 'ធនាគារ', defaultValue: ['aba'] } }
