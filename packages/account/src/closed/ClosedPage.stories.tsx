import { ApiError } from '@baize/api'
import { Text } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { usualPermission } from '../testing/usualAnswers.ts'
import { ClosedPage } from './ClosedPage.tsx'

const meta = {
  title: 'Account/Closed page',
  component: ClosedPage,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: (name) => (
      <Text as="strong" size="xl">
        {name}
      </Text>
    ),
    system: { kind: 'maintenance', permission: usualPermission, checking: false, retry: fn() },
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
    system: { kind: 'regionBlocked', permission: usualPermission, checking: false, retry: fn() },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('203.0.113.9'))
  },
}

export const Unreachable: Story = {
  args: { system: { kind: 'failed', error: new ApiError('network'), checking: false, retry: fn() } },
}
