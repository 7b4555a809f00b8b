import { conforms } from '../conformance/conforms.ts'
import { LanguageSelect } from './LanguageSelect.tsx'

export default conforms({
  name: 'LanguageSelect',
  render: (root) => <LanguageSelect {...root} />,
  root: 'div',
  wordless: true,
})
