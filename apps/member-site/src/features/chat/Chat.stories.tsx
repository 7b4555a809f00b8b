import { ApiError } from '@baize/api'
import {
  type Answers,
  comeOnline,
  defaultPermission,
  hostileName,
  ScriptedPlatform,
  untilOnline,
} from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { picture } from '../../testing/fixtures/promotions.ts'
import { Chat } from './Chat.tsx'

const chatUrl = () => `${location.origin}/mini-chat-story.html`
const launched = fn((_input: { body?: unknown }) => ({
  chatUrl: chatUrl(),
  expiresAt: '2026-11-21T03:02:00Z',
}))
const failing = fn((): { chatUrl: string; expiresAt: string } | ApiError => new ApiError('busy'))

const models = ['Sreyneang', 'Lan', 'Mei'].map((displayName, index) => ({
  modelId: `mdl_${index}`,
  displayName,
  nodeId: `30${index}`,
  tableName: 'Lotus Baccarat',
  pictureUrl: picture,
  online: index !== 2,
}))

const meta = {
  title: 'Member site/Chat',
  component: Chat,
  parameters: { layout: 'padded' },
  beforeEach: () => void launched.mockClear(),
} satisfies Meta<typeof Chat>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}, path = '/chat', signedIn = true): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      path={path}
      signedIn={signedIn}
      answers={{
        permission: {
          ...defaultPermission,
          resources: { CHAT: [{ label: 'service', url: location.origin }] },
        },
        liveModels: { models },
        chatLaunch: launched,
        ...answers,
      }}
    >
      <Chat />
    </ScriptedPlatform>
  )

/** Choosing a partner requests a conversation; the choice is in the address. */
export const Usual: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(launched).toHaveBeenCalledWith({ body: {} }))
    await userEvent.click(await canvas.findByRole('button', { name: /Lan/ }))
    await waitFor(() => expect(launched).toHaveBeenLastCalledWith({ body: { modelId: 'mdl_1' } }))
    await expect(canvas.getByRole('button', { name: /Lan/ })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Members have a chat room of their own, which the address keeps over a reload; visitors are not shown it. */
export const Everybody: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Everyone/ }))
    await waitFor(() => expect(launched).toHaveBeenLastCalledWith({ body: { room: true } }))
    await expect(canvas.getByRole('button', { name: /Everyone/ })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** On a phone, choosing a partner shows the conversation. */
export const OnAPhone: Story = {
  render: answered(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Everyone/ }))
    const talk = await canvas.findByRole('region', { name: 'Everyone' })
    await waitFor(() => expect(talk.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
  },
}

/** A visitor who follows a link to the chat room gets customer service, and no mention of the chat room. */
export const RoomForVisitors: Story = {
  render: answered({}, '/chat?with=room', false),
  play: async ({ canvas }) => {
    await waitFor(() => expect(launched).toHaveBeenCalledWith({ body: {} }))
    await expect(canvas.queryByRole('button', { name: /Everyone/ })).toBeNull()
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const FromRightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
/** A name that is not translated into the reader's language has the `lang` of its own, above the conversation too. */
export const NamesInEnglish: Story = {
  render: answered(
    { liveModels: { models: models.map((each) => ({ ...each, language: 'en', tableLanguage: 'km' })) } },
    '/chat?with=mdl_1',
  ),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Lan')).toHaveLength(2))
    for (const name of canvas.getAllByText('Lan')) await expect(name).toHaveAttribute('lang', 'en')
    for (const name of canvas.getAllByText('Lotus Baccarat')) await expect(name).toHaveAttribute('lang', 'km')
  },
}
export const Loading: Story = { render: answered({ liveModels: 'never', chatLaunch: 'never' }) }

/** The brand has no chat. */
export const SwitchedOff: Story = {
  render: answered({ permission: defaultPermission }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The chat room is closed')).toBeVisible()
    await expect(launched).not.toHaveBeenCalled()
  },
}

export const NotAllowed: Story = {
  render: answered({
    chatLaunch: { chatUrl: 'https://elsewhere.example/chat', expiresAt: '2026-11-21T03:02:00Z' },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Its address is not trusted by this site.')).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

export const FailedThenThere: Story = {
  render: answered({ chatLaunch: failing }),
  beforeEach: () =>
    void failing
      .mockReset()
      .mockReturnValueOnce(new ApiError('busy'))
      .mockReturnValue({ chatUrl: chatUrl(), expiresAt: '2026-11-21T03:02:00Z' }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBeNull())
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ liveModels: untilOnline({ models }) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('button', { name: /Lan/ })).toBeVisible()
  },
}

/** No table is staffed: customer service is shown. */
export const NobodyAtTheTables: Story = {
  render: answered({ liveModels: { models: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Customer service/ })).toBeVisible()
  },
}

export const HostileNames: Story = {
  render: answered({
    liveModels: {
      models: models.map((model) => ({ ...model, displayName: hostileName, tableName: hostileName })),
    },
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('<img src=x'))
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
