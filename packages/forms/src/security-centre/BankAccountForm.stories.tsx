import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { BankAccountForm, type BankAccountFormProps } from './BankAccountForm.tsx'

const submit = fn<BankAccountFormProps['onSubmit']>
const bank = (name: string) => ({ code: name.toUpperCase().replace(/\W/g, ''), name })
const few = ['ABA Bank', 'ACLEDA Bank', 'Wing Bank', 'Canadia Bank'].map(bank)
const many = [
  ...few,
  ...['AMK', 'Sathapana', 'Prince Bank', 'Maybank', 'Chip Mong Bank', 'Hattha Bank', 'PPCBank'].map(bank),
  ...['Vattanac Bank', 'J Trust Royal Bank', 'Foreign Trade Bank', 'BRED Bank'].map(bank),
]

const meta = {
  title: 'Forms/Bank account form',
  component: BankAccountForm,
  decorators: [inCard],
  args: { banks: few, realName: 'Sok Dara', onSubmit: submit(async () => {}), onDone: fn() },
} satisfies Meta<typeof BankAccountForm>
export default meta
type Story = StoryObj<typeof meta>

const right = { bankCode: 'ACLEDABANK', bankAccountNumber: '0012 3456 78', paymentPassword: '482913' }
const body = { ...right, bankAccountNumber: '0012345678', accountName: 'Sok Dara' }

export const Empty: Story = {}

export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await expect(canvas.querySelector('[name=accountName]')).toBeNull()
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(body))
  },
}

/** More than twelve banks are searched. */
export const ManyBanks: Story = {
  args: { banks: many },
  play: async ({ args, canvasElement: canvas }) => {
    const search = within(canvas).getByRole('combobox')
    await userEvent.type(search, 'acle')
    await userEvent.click(await within(document.body).findByRole('option', { name: /ACLEDA/ }))
    const { bankCode: _, ...rest } = right
    await fill(canvas, rest)
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(body))
  },
}

/** No real name is known yet: the name of the account becomes it. */
export const FirstAccount: Story = {
  render: ({ realName: _, ...args }) => <BankAccountForm {...args} />,
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { ...right, accountName: ' Sok Dara ' })
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(body))
  },
}

const failing: NonNullable<Story['play']> = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { bankAccountNumber: '12 34', paymentPassword: '48291x' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(3)
  await expect(args.onSubmit).not.toHaveBeenCalled()
}

export const Failing: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await failing(context)
    const { canvasElement: canvas } = context
    const links = within(summary(canvas) as HTMLElement).getAllByRole('link')
    await expect(links[0]).toHaveTextContent('Choose a bank')
    await userEvent.click(links[1] as HTMLElement)
    await expect(box(canvas, 'bankAccountNumber')).toHaveFocus()
    await expect(box(canvas, 'bankAccountNumber')).toHaveValue('12 34')
  },
}

export const Refused: Story = {
  args: {
    onSubmit: submit(async () => ({
      problems: [{ field: 'bankAccountNumber', code: 'taken' }],
      formProblem: 'Five accounts are the most. Remove one first',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(2)
    await expect(box(canvas, 'bankAccountNumber')).toHaveValue(right.bankAccountNumber)
  },
}

export const Busy: Story = {
  args: { onSubmit: submit(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(canvas).toHaveTextContent('··· 5678'))
    await userEvent.click(within(canvas).getByRole('button'))
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }
export const LongText: Story = {
  args: {
    realName: 'សុខ ដារ៉ា រស្មី ចន្ទ្រា បុប្ផា វិសាល មករា កុម្ភៈ មីនា មេសា ឧសភា',
    banks: [bank('The Bank with the Longest Name that Anybody Has Ever Founded in This Whole Country')],
  },
}
