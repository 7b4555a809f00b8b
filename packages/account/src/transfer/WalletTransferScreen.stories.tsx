import { ApiError } from '@baize/api'
import { type Answers, comeOnline, hostileName, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dayLimit, noLimits, paused } from '../limits/testing/fixtures.ts'
import { fieldNamed, press, staysText } from '../testing/actions.ts'
import { transfer, wallets } from './testing/fixtures.ts'
import { WalletTransferScreen } from './WalletTransferScreen.tsx'

const moved = fn((_input: { body?: unknown }) => transfer())
const failing = fn((): { isSingle: boolean; wallets: typeof wallets } | ApiError => ({
  isSingle: false,
  wallets,
}))

const meta = {
  title: 'Member site/Money/Game wallets',
  component: WalletTransferScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('baize.')) sessionStorage.removeItem(key)
    moved.mockClear()
    failing
      .mockReset()
      .mockReturnValueOnce(new ApiError('timeout'))
      .mockReturnValue({ isSingle: false, wallets })
    return closeAllDialogs
  },
} satisfies Meta<typeof WalletTransferScreen>
export default meta
type Story = StoryObj<typeof meta>

const list = (rows: ReturnType<typeof transfer>[]) => ({ rows, page: { next: null } })

const usual: Answers = {
  limits: noLimits,
  merchantWallet: { isSingle: false, wallets },
  walletTransfers: list([]),
  walletTransfer: moved,
  walletTransferDetail: transfer('confirmed'),
}

const answered =
  (answers: Answers, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path={`/member/transfer${query}`} answers={{ ...usual, ...answers }}>
      <WalletTransferScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

/** Money is moved to a vendor's wallet, after both balances were shown. */
export const Moved: Story = {
  render: answered({}),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(await fieldNamed(canvasElement, 'toWallet'), 'RIV')
    await userEvent.type(await fieldNamed(canvasElement, 'amount'), '40000')
    await press(canvasElement, 'Review')
    await press(await screen.findByRole('alertdialog'), 'Transfer')
    await canvas.findByRole('heading', { name: 'Your transfer' })
    await expect(moved).toHaveBeenCalledWith({
      body: { fromWalletId: 'main', toWalletId: 'RIV', amount: '40000' },
    })
  },
}

/** A limit of stakes that is used up is said before an amount is asked; money can come back all the same. */
export const StakeLimitUsedUp: Story = {
  render: answered({
    limits: {
      ...noLimits,
      limits: [{ ...dayLimit, kind: 'stake', left: { amount: '0.00', minutes: null } }],
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Your stake limit is used up')).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/0\.00 of your .*limit is left until/)
    await expect(await fieldNamed(canvasElement, 'amount')).toBeVisible()
  },
}

/** A break that runs: no money is moved to a game until its end. */
export const OnABreak: Story = {
  render: answered({ limits: paused }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('You are on a break')).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/You can’t transfer money to games until .*27/)
  },
}

/** All of the vendors' balances are returned, wallet by wallet. */
export const AllBroughtBack: Story = {
  render: answered({}),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Return all to main wallet')
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(1))
    await expect(moved).toHaveBeenCalledWith({
      body: { fromWalletId: 'RIV', toWalletId: 'main', amount: '40000.00' },
    })
  },
}

/** The vendor has not responded: what that means is said, and the address keeps the transfer. */
export const NoAnswerYet: Story = {
  render: answered({ walletTransferDetail: transfer('unknown') }, '?transfer=wtr_1'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('No money is lost or moved twice'))
    await press(canvasElement, 'New transfer')
    await fieldNamed(canvasElement, 'amount')
  },
}

export const RefusedByTheVendor: Story = {
  render: answered({ walletTransferDetail: transfer('failed') }, '?transfer=wtr_1'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole('status')
          .map((each) => each.textContent)
          .join(),
      ).toContain('Refused'),
    )
  },
}

/** Every vendor takes its bets from the main wallet: that is explained, and nothing is asked. */
export const OneWalletForAll: Story = {
  render: answered({ merchantWallet: { isSingle: true, wallets: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'One wallet for all games' })
  },
}

export const WithRecent: Story = {
  render: answered({
    walletTransfers: list([transfer('unknown'), transfer('confirmed', 'wtr_2'), transfer('failed', 'wtr_3')]),
  }),
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Recent transfers' })
    await expect(table).toHaveTextContent('Checking')
  },
}

export const InKhmer: Story = { render: answered({}), globals: { language: 'km' } }
export const RightToLeft: Story = { render: answered({}), globals: { language: 'ar' } }
/** Wallets of vendors without a name in the reader's language are marked, in the choices too. */
export const NamesInEnglish: Story = {
  render: answered({
    merchantWallet: {
      isSingle: false,
      wallets: wallets.map((each) =>
        each.main ? each : { ...each, name: `Own ${each.id}`, language: 'en' },
      ),
    },
  }),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Own RIV')
    for (const name of canvas.getAllByText(/^Own \w+$/)) await expect(name).toHaveAttribute('lang', 'en')
  },
}
export const Loading: Story = { render: answered({ merchantWallet: 'never' }) }

export const FailedThenThere: Story = {
  render: answered({ merchantWallet: failing }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Try again')
    await fieldNamed(canvasElement, 'amount')
  },
}

/** Data that could not be read offline is fetched when the connection is back, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ merchantWallet: untilOnline({ isSingle: false, wallets }) })(...story),
  play: async ({ canvasElement }) => {
    await comeOnline(canvasElement)
    await fieldNamed(canvasElement, 'amount')
  },
}

/** Whatever a vendor's wallet is called, and whatever its balance. */
export const LongNames: Story = {
  render: answered({
    merchantWallet: {
      isSingle: false,
      wallets: wallets.map((each) => ({ ...each, name: hostileName, balance: '99999999999999.00' })),
    },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await fieldNamed(canvasElement, 'toWallet')
    await staysText(canvasElement)
  },
}
