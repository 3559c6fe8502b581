interface Listed {
  readonly productCode: string;
  readonly amount: number;
}

/** Fills a visitor's cart with a unit of three products; gives the cookie that opens it, as a browser sends it. */
export const fillCart = async (shop: string): Promise<string> => {
  const list = await fetch(`${shop}/en/api/product/?limit=24`);
  const { results }: { results: Listed[] } = await list.json();
  const cookies = new Map<string, string>();
  for (const { productCode } of results.filter(({ amount }) => amount > 3).slice(0, 3)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the first answer brings the cookie
    const answer = await fetch(`${shop}/en/api/order/cart/add/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify({ productCode, quantity: 1 }),
    });
    if (!answer.ok) throw new Error(`the cart was not filled: ${answer.status} ${await answer.text()}`);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  }
  return [...cookies].map((pair) => pair.join('=')).join('; ');
};
