import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sixDigits } from '../payment-password/paymentPasswordFields.ts'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { withDialogs } from '../testing/withDialogs.tsx'
import { RedeemForm, type RedeemFormProps } from './RedeemForm.tsx'

const submit = fn<RedeemFormProps['onSubmit']>
const taken = submit(async () => ({ transactionNumber: 'PT-20261121-000317' }))

const meta = {
  title: 'Forms/Redeem form',
  component: RedeemForm,
  decorators: [inCard, withDialogs],
  args: {
    product: {
      id: 'cooker',
      name: 'Rice cooker, 1.8 litres',
      points: '1200',
      stock: 12,
      exchangeType: 'goods',
    },
    balance: '4350',
    currency: '$',
    countries: [
      { code: 'KH', name: 'Cambodia' },
      { code: 'VN', name: 'Vietnam' },
      { code: 'TH', name: 'Thailand' },
    ],
    paymentPassword: sixDigits,
    onSubmit: taken,
    onShowRecords: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof RedeemForm>
export default meta
type Story = StoryObj<typeof meta>

const address = {
  recipient: 'Sok Dara',
  mobileNum: '012 345 678',
  country: 'KH',
  city: 'Phnom Penh',
  street: 'House 12, Street 51',
}
const right = { ...address, paymentPassword: '482913' }
const money: RedeemFormProps['product'] = {
  id: 'cash',
  name: '$5 in your balance',
  points: '500',
  exchangeType: 'money',
  amount: '5.00',
}

async function answerReview(which: 0 | 1) {
  const dialog = await waitFor(() => {
    const open = document.querySelector<HTMLElement>('[aria-modal=true]')
    if (!open) throw new Error('Nothing is asked')
    return open
  })
  const buttons = within(dialog).getAllByRole('button')
  await userEvent.click(buttons.at(which - 2) as HTMLElement)
  await waitFor(() => expect(document.querySelector('[aria-modal=true]')).toBeNull())
}

export const Empty: Story = {}

/** The cost follows the number; nothing is sent before it was looked at once more. */
export const Filled: Story = {
  globals: { language: 'en' },
  play: async ({ args, canvasElement: canvas }) => {
    await expect(canvas).toHaveTextContent(/Remaining points3,150/)
    await userEvent.click(within(canvas).getByRole('button', { name: /more|increase|\+/i }))
    await waitFor(() => expect(canvas).toHaveTextContent(/Remaining points1,950/))
    await fill(canvas, right)
    await send(canvas)
    await answerReview(0)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await send(canvas)
    await answerReview(1)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        productId: 'cooker',
        quantity: 2,
        address: { ...address, mobileNum: '012345678' },
        paymentPassword: '482913',
      }),
    )
  },
}

/** Money is credited: no address, and the amount is shown where the number is chosen. */
export const Money: Story = {
  globals: { language: 'en' },
  args: { product: money },
  play: async ({ args, canvasElement: canvas }) => {
    await expect(canvas.querySelector('[name=street]')).toBeNull()
    await expect(canvas).toHaveTextContent(/Credited to your balance.*5\.00/)
    await fill(canvas, { paymentPassword: '482913' })
    await send(canvas)
    await answerReview(1)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        productId: 'cash',
        quantity: 1,
        paymentPassword: '482913',
      }),
    )
  },
}

export const NotEnoughPoints: Story = { args: { balance: '800' } }
export const SoldOut: Story = { args: { product: { ...meta.args.product, stock: 0 } } }

const failing: NonNullable<Story['play']> = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { recipient: 'Sok Dara', paymentPassword: '12' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(5)
  await expect(args.onSubmit).not.toHaveBeenCalled()
}

export const Failing: Story = {
  play: async (context) => {
    await failing(context)
    const { canvasElement: canvas } = context
    const links = within(summary(canvas) as HTMLElement).getAllByRole('link')
    await userEvent.click(links[2] as HTMLElement)
    await expect(box(canvas, 'city')).toHaveFocus()
    await expect(box(canvas, 'recipient')).toHaveValue('Sok Dara')
  },
}

export const Refused: Story = {
  globals: { language: 'en' },
  args: {
    onSubmit: submit(async () => ({
      problems: [{ field: 'paymentPassword', code: 'wrong' }],
      formProblem: 'Only one is left. Choose a smaller quantity',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await answerReview(1)
    await expect(await failed(canvas)).toEqual([
      'Only one is left. Choose a smaller quantity',
      'Payment password is incorrect. Try again',
    ])
    await expect(box(canvas, 'street')).toHaveValue(address.street)
  },
}

export const Busy: Story = {
  args: { product: money, onSubmit: submit(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { paymentPassword: '482913' })
    await send(canvas)
    await answerReview(1)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  args: { address: { ...address } },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { paymentPassword: '482913' })
    await send(canvas)
    await answerReview(1)
    await waitFor(() => expect(canvas).toHaveTextContent('PT-20261121-000317'))
    await expect(within(canvas).getByRole('status')).toHaveFocus()
    await userEvent.click(within(canvas).getAllByRole('button')[0] as HTMLElement)
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}

/** The site learns of the points that are gone before the response is read: what was done stays in view. */
export const BalanceFollows: Story = {
  globals: { language: 'en' },
  args: { product: money, balance: '700' },
  render: function Render(args) {
    const [balance, setBalance] = useState(args.balance)
    return (
      <RedeemForm
        {...args}
        balance={balance}
        onSubmit={async (body) => {
          setBalance('200')
          await new Promise((done) => setTimeout(done, 50))
          return args.onSubmit(body)
        }}
      />
    )
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { paymentPassword: '482913' })
    await send(canvas)
    await answerReview(1)
    await waitFor(() => expect(canvas).toHaveTextContent('PT-20261121-000317'))
    await expect(canvas).toHaveTextContent(/Remaining points200/)
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }
export const LongText: Story = {
  args: {
    product: {
      ...meta.args.product,
      name: 'ឆ្នាំងដាំបាយអគ្គិសនីដ៏ធំសម្រាប់គ្រួសារទាំងមូល with-a-name-that-never-ends-and-has-no-place-to-break',
      points: '123456789.5',
    },
    balance: '999999999.75',
  },
}
