import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { LoadingOverlay } from '../loading-overlay/LoadingOverlay.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'UI/Feedback/Progress',
  component: Progress,
  args: { label: 'To the next level', value: 0.62 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Premium: Story = { args: { tone: 'premium', value: 620, max: 1000 } }
export const NotKnown: Story = { render: () => <Progress label="Uploading" /> }
export const PastTheEnd: Story = { args: { value: 5 } }

export const Spinners: Story = {
  render: () => (
    <Stack align="start">
      <Spinner size="small" label="Loading games" />
      <Spinner />
      <Spinner size="large" />
    </Stack>
  ),
}

export const Skeletons: Story = {
  render: () => (
    <Stack>
      <Skeleton count={3} />
      <Skeleton shape="line" />
      <Skeleton shape="block" />
      <Skeleton shape="circle" />
    </Stack>
  ),
}

export const Overlay: Story = {
  render: () => (
    <LoadingOverlay loading>
      <Card>
        <Stack>
          <Text>What was there stays in its place while its next state is on its way.</Text>
          <Button>Not now</Button>
        </Stack>
      </Card>
    </LoadingOverlay>
  ),
}

export const LongText: Story = {
  args: { label: 'What is left of the turnover before the bonus can be withdrawn. '.repeat(6) },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'حتى المستوى التالي' } }
