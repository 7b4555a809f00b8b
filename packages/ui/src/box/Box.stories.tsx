import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../grid/Grid.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { spaces } from '../tokens/scales.ts'
import { Box, boxBorders, boxRadii, boxSurfaces } from './Box.tsx'

const meta = {
  title: 'UI/Layout/Box',
  component: Box,
  args: {
    padding: 'md',
    surface: 'raised',
    border: 'subtle',
    radius: 'medium',
    children: <Text>A box</Text>,
  },
  argTypes: {
    surface: { control: 'select', options: boxSurfaces },
    border: { control: 'select', options: boxBorders },
    radius: { control: 'select', options: boxRadii },
    padding: { control: 'select', options: spaces },
    paddingX: { control: 'select', options: spaces },
    paddingY: { control: 'select', options: spaces },
  },
} satisfies Meta<typeof Box>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Surfaces: Story = {
  render: (args) => (
    <Grid>
      {boxSurfaces.map((surface) => (
        <Box {...args} key={surface} surface={surface}>
          <Text>{surface}</Text>
        </Box>
      ))}
    </Grid>
  ),
}

export const BordersAndRadii: Story = {
  render: ({ children: _children, ...args }) => (
    <Grid>
      {boxBorders.flatMap((border) =>
        boxRadii.map((radius) => (
          <Box {...args} key={`${border} ${radius}`} border={border} radius={radius}>
            <Text size="sm">
              {border}, {radius}
            </Text>
          </Box>
        )),
      )}
    </Grid>
  ),
}

export const Paddings: Story = {
  render: () => (
    <Stack space="xs" align="start">
      {spaces.map((space) => (
        <Box key={space} paddingX={space} paddingY="3xs" surface="selected">
          <Text>{space}</Text>
        </Box>
      ))}
    </Stack>
  ),
}

export const Empty: Story = { args: { children: undefined } }
export const LongText: Story = {
  args: { children: <Text>{'Averylongwordwithoutanybreakinit'.repeat(12)}</Text> },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { paddingX: 'xl', children: <Text>صندوق</Text> },
}
