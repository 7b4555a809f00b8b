import { defaultPermission, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ServiceScreen } from './ServiceScreen.tsx'

const meta = {
  title: 'Agent site/Customer service',
  component: ServiceScreen,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ServiceScreen>
export default meta
type Story = StoryObj<typeof meta>

type Service = (typeof defaultPermission)['customerService']

const several: Service = [
  { csType: 'LIVECHAT', title: 'Live chat', path: '/wps/service/livechat' },
  { csType: 'TELEGRAM', title: 'Telegram', path: '/wps/service/telegram' },
  {
    csType: 'FACEBOOK',
    title: 'The page of the brand on Facebook, in three languages',
    path: '/wps/service/fb',
  },
]

const shown =
  (customerService: Service): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      site="agent"
      path="/agentHome/customer-service"
      answers={{ permission: { ...defaultPermission, customerService } }}
    >
      <ServiceScreen />
    </ScriptedPlatform>
  )

export const Ways: Story = {
  render: shown(several),
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link')
    await expect(links).toHaveLength(3)
    await expect(links[0]).toHaveAttribute('href', '/wps/service/livechat')
  },
}

export const InKhmer: Story = { render: shown(several), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown(several), globals: { language: 'ar' } }
export const None: Story = { render: shown([]) }
