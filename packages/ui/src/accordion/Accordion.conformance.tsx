import { conforms } from '../conformance/conforms.ts'
import { Accordion } from './Accordion.tsx'

export default conforms({
  name: 'Accordion',
  render: (root) => (
    <Accordion
      {...root}
      defaultValue={['pay']}
      headingLevel={2}
      items={[
        { id: 'pay', title: 'How do I deposit?', content: <p>By bank or by e-wallet.</p> },
        { id: 'play', title: 'When can I play?', content: <p>At any time.</p> },
      ]}
    />
  ),
  root: 'div',
})
