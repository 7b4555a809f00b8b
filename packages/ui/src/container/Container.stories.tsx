import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/Card.tsx'
import { Text } from '../text/Text.tsx'
import { Container } from './Container.tsx'

const meta = {
  title: 'UI/Layout/Container',
  component: Container,
  args: {
    children: (
      <Card>
        <Text>{'Content in the middle of the page, with room at its sides. '.repeat(6)}</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Reading: Story = { args: { width: 'reading' } }
export const Narrow: Story = { args: { width: 'narrow' } }
/** Within a page that has padding at its sides already: its content begins where the page's does. */
export const WithoutGutter: Story = {
  args: { width: 'reading', gutter: false, 'data-testid': 'container' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('container')).paddingInline).toBe('0px')
  },
}
export const Empty: Story = { args: { children: undefined } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: <Text>المحتوى في وسط الصفحة.</Text> },
}
