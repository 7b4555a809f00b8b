import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/Badge.tsx'
import { Card } from '../card/Card.tsx'
import { Columns } from '../columns/Columns.tsx'
import { Container } from '../container/Container.tsx'
import { Divider } from '../divider/Divider.tsx'
import { Grid } from '../grid/Grid.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from './Stack.tsx'

const meta = { title: 'UI/Layout/Layout', component: Stack } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

const cards = ['One', 'Two', 'Three', 'Four'].map((name) => <Card key={name}>{name}</Card>)

export const Stacked: Story = { render: () => <Stack>{cards}</Stack> }

export const InALine: Story = {
  render: () => (
    <Inline>
      {Array.from({ length: 24 }, (_, index) => (
        <Badge key={`badge ${index + 1}`}>Badge {index + 1}</Badge>
      ))}
    </Inline>
  ),
}

export const InColumns: Story = {
  render: () => (
    <Stack space="lg">
      <Columns template="2/1">{cards.slice(0, 2)}</Columns>
      <Columns template="1/1/1">{cards.slice(0, 3)}</Columns>
    </Stack>
  ),
}

export const InAGrid: Story = { render: () => <Grid cell="tile">{cards}</Grid> }

export const Contained: Story = {
  render: () => (
    <Container width="narrow">
      <Stack>
        {cards.slice(0, 1)}
        <Divider>or</Divider>
        {cards.slice(1, 2)}
        <Divider strong />
      </Stack>
    </Container>
  ),
}

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Columns template="1/2">{cards.slice(0, 2)}</Columns>
    </div>
  ),
}

export const Empty: Story = {}
