import { ApiError } from '@baize/api'
import { type Answers, comeOnline, hostileName, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dayLimit } from '../limits/testing/fixtures.ts'
import { PlacesContext } from '../places/places.ts'
import { fieldNamed, press, staysText } from '../testing/actions.ts'
import { DepositScreen } from './DepositScreen.tsx'
import type { Deposit } from './states.ts'
import { after, deposit, earnable, method, methods } from './testing/fixtures.ts'

const failing = fn((): { methods: (typeof method)[]; bonuses: [] } | ApiError => ({
  methods: [method],
  bonuses: [],
}))

const meta = {
  title: 'Account/Deposit',
  component: DepositScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    created.mockClear()
    failing
      .mockReset()
      .mockReturnValueOnce(new ApiError('timeout'))
      .mockReturnValue({ methods: [method], bonuses: [] })
  },
} satisfies Meta<typeof DepositScreen>
export default meta
type Story = StoryObj<typeof meta>

const payer = { name: 'payer', kind: 'text' as const, label: 'Name of the payer', required: true }

const list = (rows: Deposit[]) => ({ rows, page: { next: null } })

const created = fn((_input: { body?: unknown }) => deposit())

const noLimits = { limits: [], exclusion: null, askBeforeDeposit: false, increaseAfterHours: 24 }

const usual: Answers = {
  limits: noLimits,
  depositMethods: { methods: [method], bonuses: [] },
  deposits: list([]),
  createDeposit: deposit(),
  depositDetail: deposit(),
}

const answered =
  (answers: Answers, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path={`/member/deposit${query}`} answers={{ ...usual, ...answers }}>
      <PlacesContext value={{ limits: '/member/limits', transactions: '/member/transactions' }}>
        <DepositScreen />
      </PlacesContext>
    </ScriptedPlatform>
  )

async function open(canvas: HTMLElement, amount = '40000') {
  await userEvent.type(await fieldNamed(canvas, 'amount'), amount)
  await press(canvas, 'Continue to payment')
}

/** What a screen reader announces about the deposit. */
const told = (canvas: HTMLElement, words: string) =>
  waitFor(() => {
    const statuses = within(canvas).getAllByRole('status')
    return expect(statuses.map((each) => each.textContent).join(' ')).toContain(words)
  })

export const NoneYet: Story = {
  render: answered({}),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('No deposits yet'))
  },
}

export const WithRecent: Story = {
  render: answered({
    deposits: list([
      deposit(),
      after('approved', { id: 'dep_2', credited: '40000.00' }),
      after('rejected', { id: 'dep_3', reason: 'refusedByBank' }),
      after('underReview', { id: 'dep_4', reason: 'transferNotFoundYet' }),
      after('expired', { id: 'dep_5', amount: '99999999999.00' }),
    ]),
  }),
}

export const InKhmer: Story = { ...WithRecent, globals: { language: 'km' } }

export const Loading: Story = { render: answered({ depositMethods: 'never', deposits: 'never' }) }

export const NoWayToDeposit: Story = { render: answered({ depositMethods: { methods: [], bonuses: [] } }) }

/** The methods could not be read: the same place offers to try again, and then has the form. */
export const FailedThenThere: Story = {
  render: answered({ depositMethods: failing }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Try again')
    await fieldNamed(canvasElement, 'amount')
  },
}

const withBonuses: Answers = { depositMethods: { methods, bonuses: earnable }, createDeposit: created }

/** A bonus is chosen with its terms and its amount, and is sent with the deposit. */
export const WithABonus: Story = {
  render: answered(withBonuses),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^First deposit bonus/ }))
    await expect(canvasElement).toHaveTextContent(
      'Deposit and bonus together are wagered 12 times within 30 days',
    )
    await userEvent.type(await fieldNamed(canvasElement, 'amount'), '40000')
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(/12 × the deposit and the bonus.*960,000\.00/),
    )
    await press(canvasElement, 'Continue to payment')
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith({
        body: { methodId: 'sandbox-bank', amount: '40000', bonusId: 'first-deposit' },
      }),
    )
  },
}

/** None is preselected: the offers wait, and the form says so. */
export const WithoutABonus: Story = {
  render: answered(withBonuses),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio', { name: 'No bonus' })).toBeChecked()
    await expect(canvasElement).toHaveTextContent('waits under Bonuses until you claim it')
    await open(canvasElement)
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith({ body: { methodId: 'sandbox-bank', amount: '40000' } }),
    )
  },
}

/** A voucher is a deposit as any other: its bonus is chosen by its terms, for its amount is not known yet. */
export const BonusWithAVoucher: Story = {
  render: answered({
    ...withBonuses,
    createDeposit: created,
    depositDetail: after('approved', {
      ...{ methodId: 'voucher', credited: '40000.00', instructions: [] },
      bonus: 'First deposit bonus',
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Voucher/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^First deposit bonus/ }))
    await expect(canvas.queryByText(/^To wager/)).toBeNull()
    await userEvent.type(await fieldNamed(canvasElement, 'detail_code'), 'ABCDEFGH23456789')
    await press(canvasElement, 'Redeem voucher')
    await told(canvasElement, 'The money is in your balance.')
    await expect(created).toHaveBeenCalledWith({
      body: { methodId: 'voucher', bonusId: 'first-deposit', details: { code: 'ABCDEFGH23456789' } },
    })
  },
}

/** An offer that was taken in the meantime is refused at its field, and nothing typed is lost. */
export const BonusThatIsGone: Story = {
  render: answered({
    ...withBonuses,
    createDeposit: new ApiError('invalidFields', { problems: [{ field: 'bonusId', code: 'choice' }] }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Daily deposit bonus/ }))
    await open(canvasElement)
    await canvas.findByRole('region', { name: 'There is a problem' })
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('40000')
  },
}

export const BonusesInKhmer: Story = { render: answered(withBonuses), globals: { language: 'km' } }
export const BonusesRightToLeft: Story = { render: answered(withBonuses), globals: { language: 'ar' } }

/** The deposit says which bonus is claimed with it. */
export const UnderWayWithABonus: Story = {
  render: answered({ depositDetail: deposit({ bonus: 'First deposit bonus' }) }, '?deposit=dep_01JD9Q4'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/Selected bonus.*First deposit bonus/))
  },
}

/** What the platform calls in English for want of other words is marked as that: ways to pay, their fields, bonuses. */
export const NamesInEnglish: Story = {
  render: answered({
    depositMethods: {
      methods: [
        { ...method, language: 'en', fields: [{ ...payer, language: 'en' }] },
        { ...method, id: 'other', name: 'Wallet' },
      ],
      bonuses: earnable.map((bonus) => ({ ...bonus, language: 'en' })),
    },
  }),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    for (const name of [method.name, payer.label, ...earnable.map((bonus) => bonus.name.trim())])
      await expect(await canvas.findByText(name)).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText('Wallet')).not.toHaveAttribute('lang')
  },
}

/** The same of a deposit that is open: its bonus, and each line of how to pay. */
export const LinesInEnglish: Story = {
  render: answered(
    {
      depositDetail: deposit({
        bonus: 'First deposit bonus',
        bonusLanguage: 'en',
        instructions: deposit().instructions.map((line) => ({ ...line, language: 'en' })),
      }),
    },
    '?deposit=dep_01JD9Q4',
  ),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    for (const words of ['First deposit bonus', ...deposit().instructions.map(({ label }) => label)])
      await expect(await canvas.findByText(words)).toHaveAttribute('lang', 'en')
  },
}

export const AboveTheLimit: Story = {
  render: answered({ createDeposit: new ApiError('internal') }),
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, '40000001')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'There is a problem' })).toHaveFocus())
    await expect(canvasElement).toHaveTextContent('40,000,000.00')
  },
}

export const TooManyOpen: Story = {
  render: answered({ createDeposit: new ApiError('tooManyOpen') }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent('Too many requests are still open.'))
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('40000')
  },
}

export const Busy: Story = {
  render: answered({ createDeposit: 'never' }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

/** Where to pay to, and what to write on it. */
export const WaitingForTheTransfer: Story = {
  render: answered({}),
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Reference')).toHaveValue('BZ4K7Q2M'))
    await expect(canvas.getByLabelText('Account number')).toHaveValue('000123456789')
  },
}

/** The balance was frozen for a dividend: what the deposit paid of it is said. */
export const CreditedUnderAFreeze: Story = {
  render: answered({
    depositDetail: after('approved', { credited: '30.00' }),
    depositUse: { paid: '24.00', frozen: false, toPay: '0.00' },
  }),
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement)
    const said = await canvas.findByText(/24\.00.* was used to pay the dividends you owed/)
    await expect(said).toHaveTextContent('no longer frozen')
  },
}

export const Credited: Story = {
  render: answered({ depositDetail: after('approved', { credited: '40000.00' }) }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await told(canvasElement, 'The money is in your balance.')
    await press(canvasElement, 'Another deposit')
    await fieldNamed(canvasElement, 'amount')
  },
}

/** Less arrived than was announced: the received amount is shown. */
export const PartlyCredited: Story = {
  render: answered({
    depositDetail: after('approved', { credited: '20000.00', reason: 'partialTransfer' }),
  }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await told(canvasElement, 'Requested')
    await told(canvasElement, '40,000.00')
    await told(canvasElement, '20,000.00')
    await told(canvasElement, 'You paid less than you requested.')
  },
}

export const UnderReview: Story = {
  render: answered({ depositDetail: after('underReview', { reason: 'transferNotFoundYet' }) }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await told(canvasElement, 'We are still checking.')
  },
}

export const RefusedByTheBank: Story = {
  render: answered({ depositDetail: after('rejected', { reason: 'refusedByBank' }) }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await told(canvasElement, 'No money was taken.')
  },
}

/** The method's fields are sent by their own names; the deposit then waits for the method. */
export const ByAnotherMethod: Story = {
  render: answered({
    depositMethods: { methods, bonuses: [] },
    createDeposit: created,
    depositDetail: deposit({
      methodId: 'crypto',
      state: 'created',
      payTo: null,
      instructions: [
        { label: 'Network', value: 'TRC20', kind: 'text' },
        { label: 'Address', value: 'SANDBOX0123456789abcdef0123456789', kind: 'copy' },
      ],
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /USDT/ }))
    await userEvent.selectOptions(await fieldNamed(canvasElement, 'detail_network'), 'TRC20')
    await open(canvasElement)
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Payment address' })).toBeVisible())
    await expect(created).toHaveBeenCalledWith({
      body: { methodId: 'crypto', amount: '40000', details: { network: 'TRC20' } },
    })
  },
}

/** A voucher has its own amount: none is requested, and none is sent. */
export const ByVoucher: Story = {
  render: answered({
    depositMethods: { methods, bonuses: [] },
    createDeposit: created,
    depositDetail: after('approved', { methodId: 'voucher', credited: '40000.00', instructions: [] }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Voucher/ }))
    await waitFor(() => expect(canvasElement.querySelector('[name="amount"]')).toBeNull())
    await userEvent.type(await fieldNamed(canvasElement, 'detail_code'), 'ABCDEFGH23456789')
    await press(canvasElement, 'Redeem voucher')
    await told(canvasElement, 'The money is in your balance.')
    await expect(created).toHaveBeenCalledWith({
      body: { methodId: 'voucher', details: { code: 'ABCDEFGH23456789' } },
    })
  },
}

/** The deposit that is open is in the address: a reload restores it. */
export const ResumedByItsAddress: Story = {
  render: answered({}, '?deposit=dep_01JD9Q4'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your deposit' })
    await waitFor(() => expect(canvas.getByText('Usual time (recent median)')).toBeVisible())
  },
}

/** A member without that address is notified, and can continue from there. */
export const OneStillOpen: Story = {
  render: answered({ deposits: list([deposit()]) }),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Continue')
    await canvas.findByRole('heading', { name: 'Your deposit' })
  },
}

export const Paused: Story = {
  render: answered({
    limits: {
      ...noLimits,
      exclusion: { kind: 'timeOut', since: '2026-11-20T03:00:00Z', until: '2026-11-27T03:00:00Z' },
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('You are on a break: no deposits until then')).toBeVisible()
    await expect(canvasElement.querySelector('[name=amount]')).toBeNull()
  },
}

const ownLimit = (left: string) => ({
  ...noLimits,
  limits: [{ ...dayLimit, left: { amount: left, minutes: null } }],
})

/** Nothing may be deposited: no amount field is shown. */
export const LimitUsedUp: Story = {
  render: answered({ limits: ownLimit('0.00') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Your deposit limit is used up')).toBeVisible()
    await expect(canvas.getByText(/limit is left until/)).toHaveTextContent(
      /0\.00 of your .200,000\.00 limit is left until .*22/,
    )
    await expect(canvas.getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute(
      'href',
      '/member/limits',
    )
    await expect(canvasElement.querySelector('[name=amount]')).toBeNull()
  },
}
export const LimitUsedUpInKhmer: Story = {
  render: answered({ limits: ownLimit('0.00') }),
  globals: { language: 'km' },
}
export const LimitUsedUpRightToLeft: Story = {
  render: answered({ limits: ownLimit('0.00') }),
  globals: { language: 'ar' },
}

/** The remaining limit is shown above the amount, and is its maximum. */
export const LimitPartlyUsed: Story = {
  render: answered({ limits: ownLimit('20000.00'), createDeposit: created }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/20,000\.00 of your .*limit is left until/))
    const amount = await fieldNamed(canvasElement, 'amount')
    await userEvent.type(amount, '20001')
    await press(canvasElement, 'Continue to payment')
    await waitFor(() => expect(amount).toHaveAttribute('aria-invalid', 'true'))
    await expect(canvasElement).toHaveTextContent(/20,000/)
    await expect(created).not.toHaveBeenCalled()
  },
}

/** Something is left, and no way to deposit takes so little. */
export const LimitLeavesTooLittle: Story = {
  render: answered({ limits: ownLimit('0.01') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('Your remaining deposit limit is below the minimum deposit'),
    ).toBeVisible()
    await expect(canvasElement.querySelector('[name=amount]')).toBeNull()
  },
}

/** A regulated brand asks about limits before the first deposit. */
export const AskedForLimits: Story = { render: answered({ limits: { ...noLimits, askBeforeDeposit: true } }) }

/** What the balance is made of, part by part. */
export const PartsOfTheBalance: Story = {
  render: answered({}),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Balance details')
    const drawer = await screen.findByRole('dialog', { name: 'Where your money is' })
    await waitFor(() => expect(drawer).toHaveTextContent('Riverside Sandbox'))
    await expect(drawer).toHaveTextContent('4,940,000.00')
  },
}

export const RightToLeft: Story = {
  render: answered({ depositMethods: { methods, bonuses: [] }, deposits: list([deposit()]) }),
  globals: { language: 'ar' },
}

/** Data that could not be read offline is fetched when the connection is back, without a click. */
export const Offline: Story = {
  render: (...story) =>
    answered({ depositMethods: untilOnline({ methods: [method], bonuses: [] }) })(...story),
  play: async ({ canvasElement }) => {
    await comeOnline(canvasElement)
    await fieldNamed(canvasElement, 'amount')
  },
}

/** Without a connection the deposit is not sent: it says so, keeps what was typed, and is sent once the connection is back. */
export const SentOffline: Story = {
  render: (...story) => answered({ createDeposit: untilOnline(deposit()) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement)
    await comeOnline(canvasElement)
    await expect(await fieldNamed(canvasElement, 'amount')).toHaveValue('40000')
    await press(canvasElement, 'Continue to payment')
    await canvas.findByRole('heading', { name: 'Your deposit' })
  },
}

/** Whatever a bank, a method and a bonus are called, and however much it is. */
export const LongNames: Story = {
  render: answered({
    depositMethods: {
      methods: [{ ...method, name: hostileName, max: '99999999999999.99' }, ...methods.slice(1)],
      bonuses: [{ ...(earnable[0] as (typeof earnable)[0]), name: hostileName, most: '99999999999999.99' }],
    },
    deposits: list([after('approved', { bonus: hostileName, credited: '99999999999999.99' })]),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radio', { name: 'No bonus' })
    await staysText(canvasElement)
  },
}

export const LongInstructions: Story = {
  render: answered(
    {
      depositDetail: deposit({
        amount: '99999999999999.99',
        bonus: hostileName,
        instructions: [
          { label: hostileName, value: hostileName, kind: 'text' },
          { label: 'Account name', value: hostileName, kind: 'copy' },
        ],
      }),
    },
    '?deposit=dep_01JD9Q4',
  ),
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => staysText(canvasElement),
}
