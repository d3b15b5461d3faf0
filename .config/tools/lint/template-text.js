/** Returns the text of a template, with each interpolated expression reduced to its letters, digits, `_` and dots. */
export const textOf = (node, sourceCode) =>
  node.quasis
    .map(({ value }, index) => {
      const expression = node.expressions[index];
      return expression ? `${value.raw}\${${sourceCode.getText(expression).replace(/[^\w.]/g, '')}}` : value.raw;
    })
    .join('');
