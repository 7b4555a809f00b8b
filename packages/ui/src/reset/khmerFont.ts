/** Khmer letters are drawn smaller in their square than Latin ones: this, in percent, makes them equally easy to read. */
export const khmerScale = 108
