import { Card, Container } from '@baize/ui'
import type { Decorator } from '@storybook/react-vite'

/** Shows a form as its page does: in a card of the width of a dialog. */
export const inCard: Decorator = (Story) => (
  <Container width="narrow">
    <Card padding="lg">
      <Story />
    </Card>
  </Container>
)
