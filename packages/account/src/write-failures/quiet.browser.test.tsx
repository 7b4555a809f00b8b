import { readMessages } from '@baize/api/calls'
import {
  button,
  click,
  failures,
  open,
  ScriptedNetwork,
  shown,
  status,
  until,
} from '@baize/site/write-failures'
import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as stories from '../inbox/InboxScreen.stories.tsx'

const { Usual } = composeStories(stories)

it.each(failures.map(([failure]) => failure))(
  'a message opens although the call that marks it as read fails, and nothing is said of that: %s',
  async (failure) => {
    const network = new ScriptedNetwork()
    const end = network.fail(readMessages, failure)
    await open({ screen: <Usual />, call: readMessages }, network)
    await click(button(/Your withdrawal was paid/))
    await shown(() => page.getByRole('heading', { name: 'Your withdrawal was paid', level: 2 }))
    await until(() => expect(network.keysOf(readMessages).size).toBe(1))
    end()
    await shown(status('1 unread'))
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)
