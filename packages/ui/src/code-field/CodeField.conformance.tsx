import { conforms } from '../conformance/conforms.ts'
import { CodeField } from './CodeField.tsx'

export default conforms({
  name: 'CodeField',
  render: (root) => (
    <CodeField {...root} label="Code from the message" defaultValue="12" onRequest={() => {}} />
  ),
  root: 'input',
  excused: {
    mirror: 'The digits of a code read from left to right in every language.',
    contour: 'The input lies unseen over cells, which draw its line and its digits.',
    focus: 'The cell that the next digit goes into shows the focus of the input over it.',
  },
})
