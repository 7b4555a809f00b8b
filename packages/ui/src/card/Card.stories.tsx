import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../grid/Grid.tsx'
import { Heading } from '../heading/Heading.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Card } from './Card.tsx'

const meta = { title: 'UI/Layout/Card', component: Card } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Surfaces: Story = {
  render: () => (
    <Grid>
      {(['base', 'raised', 'sunken', 'felt'] as const).map((surface) => (
        <Card key={surface} surface={surface}>
          <Stack space="xs">
            <Heading level={3}>{surface}</Heading>
            <Text tone="inherit">What belongs together lies on one surface.</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
}

export const Empty: Story = { args: { padding: 'xl' } }

export const LongText: Story = {
  args: { children: <Text>{'There is a great deal to say about what belongs together. '.repeat(12)}</Text> },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: <Text>ما ينتمي معًا يوضع على سطح واحد.</Text> },
}
