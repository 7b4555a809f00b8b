import { subscribePush, unsubscribePush } from '@baize/api/calls'
import { survivesClicking } from '@baize/site/write-failures'
import { composeStories } from '@storybook/react-vite'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { subscriptionId } from '../push/browserPush.ts'
import * as pushStories from '../push/PushSetting.stories.tsx'
import { PushBrowser, pushPublicKey } from '../push/samplePush.ts'

const { Off } = composeStories(pushStories)

const own = { id: await subscriptionId(new PushBrowser().subscribe()), language: 'en', thisSession: true }
let browser: PushBrowser
let remove = () => {}
beforeEach(() => {
  browser = new PushBrowser()
  remove = browser.install()
})
afterEach(() => remove())

const setting = () => page.getByRole('switch', { name: 'Notifications in this browser' })
const turned = (checked: boolean) => () => page.getByRole('switch', { checked })
const settings = (on: boolean) => ({ publicKey: pushPublicKey, browsers: on ? [own] : [] })

survivesClicking({
  screen: <Off />,
  call: subscribePush,
  answers: (done) => ({ pushSettings: () => settings(done()), subscribePush: {} }),
  button: setting,
  stays: turned(false),
  done: turned(true),
})

survivesClicking({
  screen: <Off />,
  call: unsubscribePush,
  answers: (done) => {
    browser.subscribe()
    return { pushSettings: () => settings(!done()), unsubscribePush: {} }
  },
  button: setting,
  stays: turned(true),
  done: turned(false),
})
