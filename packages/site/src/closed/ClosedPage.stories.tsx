import { ApiError } from '@baize/api'
import { Text } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { defaultPermission } from '../testing/defaultAnswers.ts'
import { ScriptedPlatform } from '../testing/ScriptedPlatform.tsx'
import { ClosedPage } from './ClosedPage.tsx'

const meta = {
  title: 'Site/Closed page',
  component: ClosedPage,
  parameters: { layout: 'fullscreen' },
  decorators: (Page) => (
    <ScriptedPlatform>
      <Page />
    </ScriptedPlatform>
  ),
  args: {
    logo: (name) => (
      <Text as="strong" size="xl">
        {name}
      </Text>
    ),
    system: { kind: 'maintenance', permission: defaultPermission, checking: false, retry: fn() },
  },
} satisfies Meta<typeof ClosedPage>
export default meta
type Story = StoryObj<typeof meta>

export const Maintenance: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('main')).toBeVisible())
    const [again] = within(canvas.getByRole('main')).getAllByRole('button')
    await userEvent.click(again as HTMLElement)
    await expect(args.system.retry).toHaveBeenCalled()
  },
}

export const RegionBlocked: Story = {
  args: {
    system: { kind: 'regionBlocked', permission: defaultPermission, checking: false, retry: fn() },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('203.0.113.9'))
  },
}

/** A page on a foreign host links to nothing on that host: customer service is reached at the main address. */
export const WrongAddress: Story = {
  args: {
    system: {
      kind: 'wrongAddress',
      permission: { ...defaultPermission, message: 'Words for maintenance' },
      checking: false,
      retry: fn(),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = await waitFor(() => canvas.getByRole('link', { name: 'localhost:4301' }))
    await expect(link).toHaveAttribute('href', 'http://localhost:4301')
    await expect(canvas.getByRole('link', { name: 'Live chat' })).toHaveAttribute(
      'href',
      'http://localhost:4301/wps/service/livechat',
    )
    await expect(canvasElement).not.toHaveTextContent('Words for maintenance')
  },
}

export const Unreachable: Story = {
  args: { system: { kind: 'failed', error: new ApiError('network'), checking: false, retry: fn() } },
}

export const InKhmer: Story = { globals: { language: 'km' } }

/** The operator says why and until when, at length; the platform is being asked. */
export const WithTheOperatorsWords: Story = {
  args: {
    system: {
      kind: 'maintenance',
      permission: {
        ...defaultPermission,
        message:
          'The tables move to a larger house tonight. Deposits that you have paid are credited as soon as we are back, and every withdrawal that you asked for goes on meanwhile.',
        until: '2026-11-21T05:30:00Z',
      },
      checking: true,
      retry: fn(),
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('The tables move to a larger house tonight.'))
    await expect(canvasElement).toHaveTextContent('Expected back')
  },
}

/** What failed to load is requested again on a click, with a label that says so. */
export const UnreachableAsking: Story = {
  args: { system: { kind: 'failed', error: new ApiError('timeout'), checking: true, retry: fn() } },
}
