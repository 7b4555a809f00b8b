import { ApiError, type ValueOf } from '@baize/api'
import type { merchantWallet } from '@baize/api/calls'
import {
  type Answers,
  comeOnline,
  defaultTrial,
  hostileName,
  ScriptedPlatform,
  untilOnline,
} from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Seamless } from './Seamless.tsx'

type Wallets = ValueOf<typeof merchantWallet>
const wallet = (id: string, name: string, isSingle: boolean, balance = '0.00', maintenance = false) => ({
  id,
  name,
  main: id === 'main',
  isSingle,
  balance,
  maintenance,
})
const single: Wallets = {
  isSingle: true,
  wallets: [
    wallet('main', 'Main wallet', true, '4800000.00'),
    wallet('EMR', 'Emerald Works', true),
    wallet('LTS', 'Lotus Play', true),
  ],
}
const apart: Wallets = {
  isSingle: false,
  wallets: [
    ...single.wallets,
    wallet('PRL', 'Pearl Live', false, '25000.00'),
    wallet('MKL', 'The Mekong Live Casino and Entertainment Company of the Nine Rivers', false, '0.00', true),
  ],
}
const failing = fn((): Wallets | ApiError => single)

const meta = {
  title: 'Member site/Seamless',
  component: Seamless,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockReturnValue(single)
  },
} satisfies Meta<typeof Seamless>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (merchantWallet: NonNullable<Answers['merchantWallet']>, signedIn = true): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path="/seamless" signedIn={signedIn} answers={{ merchantWallet }}>
      <Seamless />
    </ScriptedPlatform>
  )

export const OneWallet: Story = {
  render: answered(single),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Every vendor uses this balance directly.')).toBeVisible())
  },
}
export const WalletsOfVendors: Story = {
  render: answered(apart),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Transfer' })).toBeVisible())
  },
}
export const Visitor: Story = { render: answered(single, false) }
/** A trial account is signed in: it is informed that it needs an account of its own, not that it should sign in. */
export const TrialAccount: Story = {
  render: () => (
    <ScriptedPlatform
      path="/seamless"
      answers={{ memberInfo: defaultTrial, merchantWallet: new ApiError('realAccountNeeded') }}
    >
      <Seamless />
    </ScriptedPlatform>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Real account needed', level: 2 })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('Sign in')
  },
}
export const InKhmer: Story = { render: answered(apart), globals: { language: 'km' } }
export const RightToLeft: Story = { render: answered(apart), globals: { language: 'ar' } }
export const Loading: Story = { render: answered('never') }
export const FailedThenThere: Story = {
  render: answered(failing),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByText('Every vendor uses this balance directly.')).toBeVisible())
  },
}
/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered(untilOnline(single))(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByText('Every vendor uses this balance directly.')).toBeVisible()
  },
}
export const HostileNames: Story = {
  render: answered({
    isSingle: false,
    wallets: [
      wallet('main', 'Main wallet', true, '99999999999999.00'),
      wallet('EMR', hostileName, true),
      wallet('PRL', hostileName, false, '99999999999999.00'),
    ],
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('<img src=x'))
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
