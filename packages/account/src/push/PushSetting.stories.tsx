import { ScriptedPlatform } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { subscriptionId } from './browserPush.ts'
import { PushSetting } from './PushSetting.tsx'
import { PushBrowser, pushPublicKey, withoutPush } from './samplePush.ts'

const browser = new PushBrowser()
const browsers: { id: string; language: string; thisSession: boolean }[] = []
const own = async () => ({ id: await subscriptionId(browser.subscribe()), language: 'en', thisSession: true })

const meta = {
  title: 'Account/Push notifications',
  component: PushSetting,
  parameters: { layout: 'padded' },
  beforeEach() {
    browsers.length = 0
    Object.assign(browser, { permission: 'default', answer: 'granted' })
    return browser.install()
  },
  render: () => (
    <ScriptedPlatform
      answers={{
        pushSettings: () => ({ publicKey: pushPublicKey, browsers: [...browsers] }),
        async subscribePush() {
          browsers.push(await own())
          return {}
        },
        unsubscribePush() {
          browsers.length = 0
          return {}
        },
      }}
    >
      <PushSetting />
      <ToastRegion />
    </ScriptedPlatform>
  ),
} satisfies Meta<typeof PushSetting>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = {
  async beforeEach() {
    browsers.push(await own())
  },
}

/** The user, or the browser by itself, has refused. */
export const Blocked: Story = {
  async play({ canvas }) {
    browser.answer = 'denied'
    await userEvent.click(await canvas.findByRole('switch', {}, { timeout: 8000 }))
    await expect(await canvas.findByText(/Your browser blocks notifications/)).toBeVisible()
  },
}

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

/** iOS has push notifications only in a site that is on the home screen. */
export const NeedsInstalling: Story = {
  beforeEach: () => withoutPush(iPhone),
  async play({ canvas }) {
    const setting = await canvas.findByRole('switch', {}, { timeout: 8000 })
    await expect(setting).toBeDisabled()
    await expect(setting).toHaveAccessibleDescription(/add this site to the home screen/)
  },
}

export const NotSupported: Story = {
  beforeEach: () => withoutPush(),
  async play({ canvas }) {
    const setting = await canvas.findByRole('switch', {}, { timeout: 8000 })
    await expect(setting).toBeDisabled()
    await expect(setting).toHaveAccessibleDescription('This browser cannot show notifications.')
  },
}

const register = fn(async () => {})

/** As the agents' site has it: with its own hint, and its own service worker. */
export const AnotherSite: Story = {
  render: () => (
    <ScriptedPlatform
      site="agent"
      answers={{ pushSettings: { publicKey: pushPublicKey, browsers: [] }, subscribePush: {} }}
    >
      <PushSetting hint="About your contracts." register={register} />
    </ScriptedPlatform>
  ),
  async play({ canvas }) {
    const setting = await canvas.findByRole('switch', {}, { timeout: 8000 })
    await expect(setting).toHaveAccessibleDescription('About your contracts.')
    await userEvent.click(setting)
    await expect(register).toHaveBeenCalled()
  },
}
