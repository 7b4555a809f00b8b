import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'UI/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Paragraph: Story = { args: { count: 4 } }
export const Line: Story = { args: { shape: 'line' } }
export const Block: Story = { args: { shape: 'block' } }
export const Circle: Story = { args: { shape: 'circle' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { count: 3 } }
