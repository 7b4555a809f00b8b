import { ScriptedPlatform } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { siteAnswers } from '../games/samples.ts'
import { subscriptionId } from './browserPush.ts'
import { PushSetting } from './PushSetting.tsx'
import { PushBrowser, publicKey } from './samplePush.ts'

const browser = new PushBrowser()
const browsers: { id: string; language: string; thisSession: boolean }[] = []
const own = async () => ({ id: await subscriptionId(browser.subscribe()), language: 'en', thisSession: true })

const meta = {
  title: 'Member site/Push notifications',
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
        ...siteAnswers,
        pushSettings: () => ({ publicKey, browsers: [...browsers] }),
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

/** The person, or the browser by itself, has refused. */
export const Blocked: Story = {
  async play({ canvas }) {
    browser.answer = 'denied'
    await userEvent.click(await canvas.findByRole('switch', {}, { timeout: 8000 }))
    await expect(await canvas.findByText(/Your browser blocks notifications/)).toBeVisible()
  },
}
