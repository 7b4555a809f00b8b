import { ApiError } from '@baize/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldNamed, press } from '../testing/hands.ts'
import { type Answers, ScriptedPlatform } from '../testing/index.ts'
import { DepositScreen } from './DepositScreen.tsx'
import { after, deposit, method } from './samples.ts'
import type { Deposit } from './states.ts'

const failing = fn((): { methods: (typeof method)[] } | ApiError => ({ methods: [method] }))

const meta = {
  title: 'Account/Deposit',
  component: DepositScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    sessionStorage.removeItem('baize.draft.deposit')
    failing
      .mockReset()
      .mockReturnValueOnce(new ApiError('timeout'))
      .mockReturnValue({ methods: [method] })
  },
} satisfies Meta<typeof DepositScreen>
export default meta
type Story = StoryObj<typeof meta>

const list = (rows: Deposit[]) => ({ rows, page: { pageNo: 1, pageSize: 5, total: rows.length } })

const usual: Answers = {
  depositMethods: { methods: [method] },
  deposits: list([]),
  createDeposit: deposit(),
  depositDetail: deposit(),
}

const answered =
  (answers: Answers): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform answers={{ ...usual, ...answers }}>
      <DepositScreen />
    </ScriptedPlatform>
  )

async function open(canvas: HTMLElement, amount = '40000') {
  await userEvent.type(await fieldNamed(canvas, 'amount'), amount)
  await press(canvas, 'Continue to the transfer')
}

/** What a screen reader is told of the deposit. */
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

export const NoWayToDeposit: Story = { render: answered({ depositMethods: { methods: [] } }) }

/** The methods could not be read: the same place offers to try again, and then has the form. */
export const FailedThenThere: Story = {
  render: answered({ depositMethods: failing }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Try again')
    await fieldNamed(canvasElement, 'amount')
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

export const Credited: Story = {
  render: answered({ depositDetail: after('approved', { credited: '40000.00' }) }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await told(canvasElement, 'The money is in your balance.')
    await press(canvasElement, 'Another deposit')
    await fieldNamed(canvasElement, 'amount')
  },
}

/** Less came than was announced: what came is what is shown. */
export const PartlyCredited: Story = {
  render: answered({
    depositDetail: after('approved', { credited: '20000.00', reason: 'partialTransfer' }),
  }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await told(canvasElement, '20,000.00')
    await told(canvasElement, 'Less arrived than was announced.')
  },
}

export const UnderReview: Story = {
  render: answered({ depositDetail: after('underReview', { reason: 'transferNotFoundYet' }) }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await told(canvasElement, 'We go on looking.')
  },
}

export const RefusedByTheBank: Story = {
  render: answered({ depositDetail: after('rejected', { reason: 'refusedByBank' }) }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await told(canvasElement, 'No money was taken.')
  },
}
