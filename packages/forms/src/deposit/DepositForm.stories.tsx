import { Alert, Button, closeAllDialogs } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { donePanel } from '../money/reviewHands.ts'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { DepositForm } from './DepositForm.tsx'
import type { DepositMethod } from './deposit.ts'
import { accounts, bonuses, localBank, wallet, withProof } from './testing/fixtures.ts'

const meta = {
  title: 'Forms/Deposit form',
  component: DepositForm,
  args: {
    methods: [localBank, wallet, withProof],
    currency: '៛',
    accounts,
    bonuses,
    upload: async () => 'file_1',
    next: <Button>Show where to pay</Button>,
    onSubmit: fn(),
    onReport: fn(),
  },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof DepositForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { methodId: 'e-wallet', amount: '40000' })
    await fill(canvas, { detail_walletNumber: '012 345 678', detail_network: 'metfone', bonusId: 'welcome' })
    // 1.5 % of 40,000 is 600.
    await waitFor(() => expect(canvas).toHaveTextContent('39,400.00'))
    // Half of 40,000 is 20,000; both are wagered eight times.
    await waitFor(() =>
      expect(canvas).toHaveTextContent(/To wager: 8 × the deposit and the bonus.*480,000\.00/),
    )
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        methodId: 'e-wallet',
        amount: '40000',
        details: { walletNumber: '012345678', network: 'metfone' },
        bonusId: 'welcome',
      }),
    )
  },
  globals: { language: 'en' },
}

/** The fields of a method come from the server's description, and are judged by it. */
export const Failing: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { methodId: 'e-wallet', amount: '100', detail_voucher: '12' })
    await send(canvas)
    const problems = await failed(canvas)
    await expect(problems).toHaveLength(4)
    await expect(problems[1]).toContain('Your Mekong Pay number')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
    await expect(box(canvas, 'amount')).toHaveFocus()
    await expect(box(canvas, 'amount')).toHaveValue('100')
    await expect(box(canvas, 'detail_voucher')).toHaveValue('12')
  },
}

/** Another method has other limits: an amount that was refused is judged again. */
export const LimitsOfAnotherMethod: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { amount: '3000' })
    await send(canvas)
    await failed(canvas)
    await expect(box(canvas, 'amount')).toHaveAttribute('aria-invalid', 'true')
    await fill(canvas, { methodId: 'e-wallet' })
    await waitFor(() => expect(box(canvas, 'amount')).not.toHaveAttribute('aria-invalid'))
  },
}

export const Refused: Story = {
  args: {
    methods: [wallet],
    onSubmit: fn(() => ({
      problems: [{ field: 'walletNumber', code: 'wrong' }],
      formProblem: 'Too many deposits are still open.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { amount: '40000', detail_walletNumber: '012345678', detail_network: 'smart' })
    await send(canvas)
    const problems = await failed(canvas)
    await expect(problems[0]).toBe('Too many deposits are still open.')
    await expect(box(canvas, 'detail_walletNumber')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'amount')).toHaveValue('40000')
  },
}

export const Busy: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { amount: '40000' })
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { amount: '40000' })
    await send(canvas)
    await expect(await donePanel(canvas)).toHaveTextContent('40,000.00')
  },
  globals: { language: 'en' },
}

/** Images and a saved account are required where the method says so. */
export const AskedForProof: Story = {
  args: { methods: [withProof], bonuses: [] },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { amount: '40000' })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(2)
    await fill(canvas, { fromAccountId: 'acc_2' })
    const picture = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)], 'slip.png', {
      type: 'image/png',
    })
    await userEvent.upload(canvas.querySelector('input[type=file]') as HTMLInputElement, picture)
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        methodId: 'counter',
        amount: '40000',
        details: {},
        fromAccountId: 'acc_2',
        proofIds: ['file_1'],
      }),
    )
  },
}

const broken = {
  ...localBank,
  fields: [
    null,
    { name: '__proto__', label: 'Proto' },
    { name: 'iris', kind: 'retinaScan', label: '<b>Look</b> here', required: true },
    { name: 'loop', label: 'Loop', acceptedPattern: '^(a+)+$(?<=b)' },
    { name: 'amount', kind: 'amount', label: 'Another amount', minAmount: '9', maxAmount: '1' },
  ],
} as unknown as DepositMethod

/** Whatever the server says about its fields, the form renders and the report names what was wrong. */
export const BadDescriptions: Story = {
  args: { methods: [broken], bonuses: [] },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, {
      amount: '40000',
      detail_iris: 'brown',
      detail_loop: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
    })
    await expect(canvas).toHaveTextContent('<b>Look</b> here')
    await waitFor(() => expect(args.onReport).toHaveBeenCalledWith('local-bank', expect.any(Array)))
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
}

export const NoWayToDeposit: Story = { args: { methods: [], help: <Button>Customer service</Button> } }

export const Regulated: Story = {
  args: {
    limitsReminder: (
      <Alert title="Your deposit limit" action={<Button size="small">Set a limit</Button>}>
        You have not set one. A lower limit holds at once, a higher one after 24 hours.
      </Alert>
    ),
  },
}

const failing: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await fill(canvas, { methodId: 'e-wallet', amount: '100' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(3)
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }

export const LongText: Story = {
  args: {
    methods: [
      {
        ...wallet,
        name: 'International interbank settlement network of the Greater Mekong Subregion, branch of Siem Reap',
        max: '99999999999.00',
        fields: [
          {
            name: 'purpose',
            kind: 'longText',
            label:
              'The purpose of the payment in the words that the bank of the receiver has asked you to use',
            hint: 'Averyveryverylongwordthatnobodywouldeverwritewithoutaspacebutaservermightsend.',
            maxLength: 140,
          },
        ],
      },
      localBank,
    ],
  },
}
