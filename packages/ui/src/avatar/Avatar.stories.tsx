import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../inline/Inline.tsx'
import { Text } from '../text/Text.tsx'
import { Avatar, avatarSizes } from './Avatar.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="teal"/></svg>')}`

const meta = {
  title: 'UI/Data/Avatar',
  component: Avatar,
  args: { name: 'Sok Pisey' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Letters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sok Pisey' })).toHaveTextContent('SP')
  },
}
export const Picture: Story = { args: { src: picture } }
/** An image that fails to load leaves the letters, not a broken frame. */
export const PictureFails: Story = {
  args: { src: 'data:image/png;base64,nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('SP')).toBeVisible()
  },
}
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
}
export const BesideTheName: Story = {
  args: { decorative: true },
  render: (args) => (
    <Inline space="xs" align="center">
      <Avatar {...args} />
      <Text as="span">{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
export const LongText: Story = {
  args: { name: 'A name that is longer than any that was ever written down here' },
}
export const Khmer: Story = { globals: { language: 'km' }, args: { name: 'សុខ ពិសី' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { name: 'سوك بيسي' } }
