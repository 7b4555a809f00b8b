import { ApiError, type ValueOf } from '@baize/api'
import type { appDownload } from '@baize/api/calls'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fitsAcross } from '../../testing/popups/actions.ts'
import { AppDownload } from './AppDownload.tsx'

type Apps = ValueOf<typeof appDownload>

const qrText = 'https://baize.example/m/appDownload?language=en'
const apps: Apps = {
  apps: [
    { system: 'ios', url: 'https://store.example/ios', qrText, guide: 'ios' },
    { system: 'iosLite', url: 'https://store.example/lite', qrText, guide: 'ios' },
    { system: 'android', url: 'https://store.example/android', qrText, guide: 'android' },
  ],
}
const failing = fn((): Apps | ApiError => apps)

const meta = {
  title: 'Member site/App download',
  component: AppDownload,
  parameters: { layout: 'padded' },
  beforeEach: () => void failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockReturnValue(apps),
} satisfies Meta<typeof AppDownload>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}, path = '/m/appDownload'): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path={path} signedIn={false} answers={{ appDownload: apps, ...answers }}>
      <AppDownload />
    </ScriptedPlatform>
  )

/** Three apps, a code for each, and the steps of the device that is chosen. */
export const Usual: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Download for Android' })).toHaveAttribute(
      'href',
      'https://store.example/android',
    )
    await expect(canvas.getAllByRole('img', { name: /^QR code for/, hidden: true })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('tab', { name: 'Android' }))
    await expect(canvas.getByText(/allow your browser to install apps/)).toBeVisible()
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const FromRightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
export const Loading: Story = { render: answered({ appDownload: 'never' }) }

/** A code in the address is taken out of it at once. */
export const WithATokenInTheAddress: Story = {
  render: answered({}, '/m/appDownload?language=en&token=abc123&guide=android'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Android' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const NoApps: Story = {
  render: answered({ appDownload: { apps: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No app to download yet')).toBeVisible()
  },
}

export const FailedThenThere: Story = {
  render: answered({ appDownload: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'How to install' })).toBeVisible()
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ appDownload: untilOnline(apps) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'How to install' })).toBeVisible()
  },
}

const farAway = `https://store.example/${'a-very-long-address/'.repeat(40)}`

/** The stores' addresses are as long as the stores make them: the codes encode them, and fit a small phone. */
export const LongAddresses: Story = {
  render: answered({
    appDownload: { apps: apps.apps.map((app) => ({ ...app, url: farAway, qrText: farAway })) },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Download for Android' })).toHaveAttribute(
      'href',
      farAway,
    )
    await expect(canvas.getAllByRole('img', { name: /^QR code for/, hidden: true })).toHaveLength(3)
    await fitsAcross(canvasElement)
  },
}
