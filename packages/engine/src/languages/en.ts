import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** English: United Kingdom, Ireland, United States, Canada, Australia, New Zealand, South Africa, India, Singapore, Hong Kong … */
export const en: Language = {
  code: 'en',
  months: monthList(`january|jan; february|feb; march|mar; april|apr; may; june|jun; july|jul; august|aug;
    september|sep|sept; october|oct; november|nov; december|dec`),
  weekdays: list(
    `monday|mon|tuesday|tue|tues|wednesday|wed|thursday|thu|thur|thurs|friday|fri|saturday|sat|sunday|sun`,
  ),
  headings: {
    date: list(`bookdate|date and time|date & time|date/time|date time|booking|date|date paid|paid date|posting date|post date|posted|posted date|date posted|posted on|booking date|book date|entry date|ledger date|
      process date|processed date|date received by us|received by us|processing date|date processed|processed on|settlement date|settled date|settle date|
      tran date|txn date|trans date|trxn date|statement date|posting|booked|booked on|date of posting|date of entry|date (utc)|
      payment date|completed date|date completed|completed|day|dates|post|date of booking|bank date|clearing date`),
    'value-date': list(
      `effective date|effective|eff date|eff. date|value date|value dt|val date|val. date|value|value dated|date of value|interest date|valued|value on|val dt`,
    ),
    'transaction-date':
      list(`transactiondate|transaction date|date of transaction|trans date|trans. date|tran date|tran. date|txn date|txn. date|
      purchase date|date of purchase|sale date|trade date|date traded|started date|date started|initiated|order date|
      activity date|date of activity|transaction|trans|tran|tran dt|transaction dt|transacted`),
    description: list(`description|details|particulars|narration|narrative|transaction|transactions|transaction details|
      transaction detail|transaction description|description of transaction|descriptions|payment details|
      details of transaction|transaction particulars|activity|activity description|merchant|merchant name|
      merchant name or transaction description|payment type and details|type and description|description and reference|
      description of charge|memo|remarks|transaction remarks|entry|entries|entry description|item|items|
      account activity|event|purpose|payment reference and details|explanation|description/reference|transaction narration|
      description of activity|transaction information|details of transactions|transaction type and description|name and description|
      merchant name and location|location|description/location|details/description|shop`),
    reference:
      list(`reference|ref|ref.|ref no|ref no.|ref. no.|ref number|reference no|reference no.|reference number|ref #|ref#|reference #|reference#|
      reference id|ref id|cheque no|cheque no.|cheque number|cheque|check no|check no.|check number|check|check #|check#|
      receipt no|receipt no.|receipt number|cheque #|chq no|chq no.|chq. no.|chq|chq/ref no|chq./ref.no.|chq / ref no|chq/ref number|cheque/reference no|
      cheque/ref no|cheque details|cheque/reference|instrument no|instrument id|instrument number|serial no|serial no.|serial number|serial|serno|serno.|
      document no|document no.|document number|document|doc no|doc. no.|voucher no|voucher no.|voucher|transaction id|transaction no|
      transaction no.|transaction number|transaction reference|txn id|txn no|txn ref|trans id|trace no|trace number|
      confirmation number|confirmation no|confirmation #|bank reference|bank ref|customer reference|cust ref|customer ref|your reference|our reference|
      payment reference|utr|utr number|invoice no|order number|chq/ref|item no|item number|num|no. of cheque|reference code`),
    type: list(`type|transaction type|trans type|tran type|txn type|payment type|type of transaction|entry type|code|tran code|transaction code|
      trans code|tc|method|channel|mode|product|operation|kind|activity type|booking type|txn code`),
    amount:
      list(`amount|transaction amount|amount paid|total amount|trans amount|tran amount|txn amount|amount in|amount (+/-)|
      amounts|debit/credit|debits/credits|debit or credit|debit / credit|debits / credits|dr/cr amount|
      withdrawals/deposits|withdrawals (-) deposits (+)|paid in/out|paid in / paid out|money in/out|amt|amt.|value amount|sum|transaction amt|
      billing amount|billed amount|local amount|amount due|amount debited/credited|charge amount|charges/credits|charges and credits|
      posted amount|settled amount|settlement amount|amount posted|payment amount|total|cash movement|movement|movements`),
    'money-in':
      list(`to your account|amount credit|paid in|money in|deposits|deposit|deposits (+)|credit|credits|credits (+)|credit (+)|credit amount|
      cr|cr.|cr amount|amount in|receipts|receipt|received|amount received|amount credited|credit amt|deposit amt|deposit amt.|deposit amount|
      payments in|payments - in|payments received|payment received|additions|incoming|in|cash in|lodgements|lodgement|lodged|deposited|deposits/credits|deposits / credits|
      deposits & credits|deposits and credits|deposits and additions|deposits/additions|credits/deposits|credits / deposits|payments & credits|payments and credits|payments/credits|
      payment/credit|credited|amounts paid in|income|inflow|inflows|inward|deposits and other credits|amounts credited to your account|
      deposits to account|funds in|amount deposited|receipts (cr)|credit (cr)|deposit (cr)|paid in (cr)|deposits (credits)|added|refunds`),
    'money-out':
      list(`from your account|amount debit|paid out|money out|withdrawals|withdrawal|withdrawals (-)|debit|debits|debits (-)|debit (-)|debit amount|dr|dr.|dr amount|
      amount out|payments|payment|repayments|repayment|interest charged|payments out|paid|amount debited|debit amt|withdrawal amt|withdrawal amt.|withdrawal amount|withdrawn|amount withdrawn|
      subtractions|outgoing|out|cash out|charges|charge|purchases|purchase|purchases & adjustments|purchases and adjustments|purchases and debits|
      withdrawals/debits|withdrawals / debits|withdrawals & debits|withdrawals and debits|withdrawals/subtractions|withdrawals and subtractions|debits/withdrawals|debits / withdrawals|
      cheques & debits|cheques and debits|checks and debits|checks & debits|checks/debits|cheques/debits|checks and other debits|cheques and other debits|
      debited|amounts paid out|outflow|outflows|outward|spent|spending|funds out|disbursements|expenditure|expenses|new charges|
      withdrawals and other debits|amounts debited to your account|withdrawals from account|withdrawal (dr)|debit (dr)|payments (dr)|withdrawals (debits)|
      purchases/charges|transactions/charges|amount charged|deductions`),
    balance:
      list(`balance|running balance|balance amount|closing balance|account balance|new balance|daily balance|ledger balance|
      ending balance|ending daily balance|daily ledger balance|book balance|balances|bal|bal.|balance (cr/dr)|balance c/d|balance after|balance after transaction|
      resulting balance|owed|owing|amount owed|balance owed|available balance|current balance|outstanding balance|balance outstanding|principal balance|balance owing|end of day balance|
      eod balance|balance carried|cumulative balance|your balance|account total|running total|balance dr/cr|balance forward`),
    currency: list(
      `currency|ccy|curr|cur|curr.|ccy.|transaction currency|account currency|currency code|original currency`,
    ),
    mark: list(`cr/dr|dr/cr|d/c|c/d|dr / cr|cr / dr|cr/dr indicator|indicator|debit/credit indicator|credit/debit|sign|+/-|in/out|
      direction|db/cr|cd|d/c mark|dr or cr|dc|type (cr/dr)`),
    fee: list(
      `fee|fees|charge fee|service charge|service fee|transaction fee|bank charges|commission|fee amount|bank fee|tax|vat|gst|charges & fees`,
    ),
    net: list(`net|net amount|total net|net total|net value`),
    gross: list(`gross|gross amount|gross total`),
    category: list(
      `category|categories|class|classification|merchant category|spend category|budget|tag|tags|sub category`,
    ),
    counterparty:
      list(`counterparty|counter party|payee|payer|payer/payee|payee/payer|beneficiary|beneficiary name|recipient|sender|sender/recipient|name|from/to|
      to/from|from / to|payee name|paid to|paid by|received from|remitter|ordering party|third party|other party|vendor|supplier|customer`),
    'counterparty-account':
      list(`counterparty account|payee account|beneficiary account|account of beneficiary|from account|to account|counter account|counterparty iban|other account|
      account number of payee`),
    note: list(
      `note|notes|comment|comments|message|additional information|additional details|remark|other details|info|information|memo line|annotation|city|town`,
    ),
    branch: list(
      `branch|branch code|br code|br.code|branch name|sol id|init br|init. br|originating branch|office|branch no|teller`,
    ),
    sequence: list(
      `no|no.|#|s no|s no.|s.no|s.no.|sl no|sl no.|sl. no.|sr no|sr no.|sr. no.|seq|seq.|seq no|line|line no|sequence|sequence no|row|serial no.|serno.|entry no|item #|nr`,
    ),
    time: list(`time|transaction time|time (utc)|txn time|time of transaction|hour`),
    'foreign-amount':
      list(`foreign amount|foreign currency amount|original amount|amount in foreign currency|foreign currency|fx amount|
      foreign spend|local currency amount|amount in original currency|transaction currency amount|amount in local currency|currency amount|
      foreign currency amount/rate|overseas amount|source amount|original currency amount|orig. amount|
      international amount|intl amount|intl. amount|intl.# amount`),
    rate: list(
      `rate|exchange rate|fx rate|conversion rate|ex rate|ex. rate|interest rate|rate of exchange|annual percentage rate|apr|rate %|rate (%)`,
    ),
    'card-number': list(
      `card|card no|card no.|card number|card ending|card ending in|last 4|last four|last 4 digits|cardholder|card member|cardmember|card used|account/card`,
    ),
    other:
      list(`points|reward points|rewards|points earned|miles|instalment|installment|units|price|quantity|qty|shares|symbol|number of items|
      instances|days|average balance|balance subject to interest rate|interest charge|status|transaction status|payment status|state|tax code|country|equivalent|unit price|equivalent in|base equivalent`),
  },
  phrases: {
    opening:
      list(`balance previous statement|opening balance|balance at start|start balance|starting balance|beginning balance|previous balance|previous statement balance|balance from previous statement|
      balance from last statement|balance on last statement|last statement balance|balance at last statement|balance brought forward from previous statement|your previous balance|prior balance|old balance|
      opening ledger balance|opening book balance|balance at beginning|balance at beginning of period|balance at the start|balance at start of period|balance on first day|initial balance|
      balance last statement|previous closing balance|account balance at start|opening bal|open balance|beginning book balance|amount of last statement|balance as of last statement|
      balance at period start|opening balance on|last month's balance|balance from your last statement|opening account balance|beginning ledger balance|your opening balance|
      balance owing previous statement|balance on|balance as on|previous total balance|last total balance|beginning cash|opening cash balance|beginning cash balance|previous amount owing|previous account balance|last bill balance|outstanding balance from last statement|balance at opening`),
    closing:
      list(`balance at|balance on|balance as on|ending cash|closing cash balance|ending cash balance|balance as of|balance as at|closing balance|balance at end|end balance|ending balance|new balance|current balance|final balance|balance at end of period|balance at close|
      balance at the end|your new balance|new statement balance|statement balance|balance on statement date|closing ledger balance|closing book balance|your closing balance|closing bal|
      ending book balance|balance this statement|balance at period end|total new balance|new balance total|balance at end of statement|balance as of statement date|closing balance on|
      balance owing|amount owing|account balance at end|your balance at close of business|ending account balance|closing account balance|ending ledger balance|balance at closing|
      new account balance|outstanding balance|total balance outstanding|total balance|your balance on|total amount owing|closing totals|balance now owed|balance now owing|final closing balance|new balance owing|closing share balance|share balance|loan balance outstanding|loan balance`),
    'carried-forward':
      list(`balance carried forward|carried forward|balance c/f|balance c/fwd|bal c/f|c/f|c/fwd|carry forward|balance carried down|balance c/d|
      continued on next page|continued overleaf|continued over|continued on reverse|balance to next page|carried over|balance carried over|carried to next page|total carried forward|balance carried to next sheet|balance carried fwd|balance cfwd|page total carried forward|continued on the next page|continues on next page|continues on the next page|continues overleaf|continued on page|continued on next sheet|continued on following page|continued on the following page|continued on back|continued on the back|continued on other side|please turn over|please see next page|transactions continued on next page|transactions continue on next page|transactions continued overleaf`),
    'brought-forward':
      list(`balance brought forward|brought forward|balance b/f|balance b/fwd|bal b/f|b/f|b/fwd|balance forward|balance brought down|balance b/d|bal b/d|
      balance from previous page|balance from previous sheet|brought over|balance from last page|forwarded balance|balance fwd|total brought forward|balance bfwd|brought fwd|
      balance bought forward|forward balance|balance brought from previous page|continued from previous page|continued from last page|continued from the previous page|continued from page|continued from overleaf`),
    subtotal:
      list(`subtotal|sub-total|sub total|page total|total this page|page totals|total for this page|daily total|day total|
      total for day|total for card|total for card number|card total|total for card ending|total of new transactions for|monthly total|sub totals`),
    'total-in':
      list(`total amount credit|total deposit|total paid in|total money in|total deposits|total credits|total credit|total receipts|total additions|total payments received|
      total deposits and additions|total deposits and credits|total deposits and other credits|total payments and credits|total payments & credits|total credits this period|total amount credited|
      total payments and other credits|deposits and additions|deposits and credits|total lodgements|payments in|total payments in|deposits/credits total|
      total for deposits|total deposits & credits|total incoming|total in|total cr|credit total|total credit amount|payments received|money in|
      total paid in to account|total credit transactions|sum of credits|total amount of credits|payments and credits|deposits and other credits|total deposits & additions|total transferred in|
      total deposits for this period|total electronic deposits|total credits and deposits|total inflow|total income|total payments and credits for this period|paid in`),
    'total-out':
      list(`total amount debit|total withdrawal|debit turnover|total paid out|total money out|total withdrawals|total debits|total debit|total payments|total subtractions|total checks|total checks paid|total cheques|
      total withdrawals and debits|total withdrawals and other debits|total withdrawals and subtractions|total atm & debit card withdrawals|total atm and debit card withdrawals|total electronic withdrawals|
      total purchases|total purchases and adjustments|total purchases and debits|total new charges|total charges|total fees|total fees for this period|total fees charged|total service fees|
      total interest charged|total interest for this period|total interest|total checks and debits|total debits this period|total amount debited|total debit amount|total outgoing|
      total other withdrawals|total out|purchases and charges|total dr|debit total|total cash advances|total purchases and adjustments for this period|total debit transactions|sum of debits|payments out|total payments out|
      money out|withdrawals and debits|checks paid|total withdrawals & debits|total spending|total spent|total transferred out|total outflow|total expenses|total withdrawals for this period|
      total for withdrawals|total transactions for this period|total card purchases|paid out|total other debits|total debit card purchases|total payments and withdrawals|fees and charges assessed this period`),
    total:
      list(`total|totals|grand total|total amount|statement totals|total transactions|totals for period|totals for this period|total for period|total activity|period totals|
      account totals|total for this period|total turnover|turnover|total for all cards|transaction totals|total of all transactions|total this statement|totals at end of period|total movements`),
    count:
      list(`number of transactions|no. of transactions|transaction count|number of debits|number of credits|no. of debits|no. of credits|debit count|credit count|
      number of items|items|dr count|cr count|number of checks|number of deposits|number of withdrawals|total number of transactions|no of entries|number of entries|count`),
    'daily-balance':
      list(`daily balance|daily balances|daily ending balance|daily ending balances|daily balance summary|daily ledger balances|daily balance information|end of day balance|
      ending daily balance|balance by date|daily ledger balance summary|daily account balance|daily balance detail|summary of daily balances|average daily balance|minimum daily balance|lowest daily balance|average ledger balance|
      average collected balance|average balance|daily closing balance`),
    pending:
      list(`pending|pending transactions|pending transaction|authorised but not posted|authorized but not posted|not yet posted|not yet booked|uncleared|uncleared funds|unposted transactions|
      upcoming payments|upcoming transactions|scheduled payments|scheduled transactions|future dated|outstanding authorisations|outstanding authorizations|transactions in progress|
      pending authorisations|pending authorizations|awaiting clearance|transactions not yet processed|holds|on hold|processing transactions|memo posted|reserved amounts|forthcoming transactions|future instalments|future installments|upcoming instalments|upcoming installments|unsettled transactions`),
    period:
      list(`statement period|period|period covered|for the period|billing period|statement for the period|from|statement from|covering|statement dates|billing cycle|
      statement of account from|statement period from|account activity from|transactions from|date range|statement covers|period from|statement cycle|activity from|
      opening/closing date|opening closing date|statement covers period|this statement covers|reporting period|transaction period|statement from - to|statement from/to|for period|for the month of|
      statement for|between|report period|period of statement|from date|to date|through|for the month ended|month ended|cycle|statement starts|statement begins|
      statement started|statement ends|statement start date|statement end date|period start|period starts|period begins|period end|period ends|period start date|period end date|start date|end date`),
    'statement-date': list(
      `statement date|date of statement|closing date|statement closing date|as of|as at|statement ending|statement end date|date of this statement`,
    ),
    'print-date': list(
      `date issued|issue date|issued on|date of issue|produced on|printed on|date printed|generated on|statement generated on|dated|statement issued|print date|billing date|bill date|this statement|report date|prepared on|created on`,
    ),
    'statement-number': list(
      `statement number|statement no|statement no.|statement #|sheet number|sheet no|sheet no.|sheet|statement|folio|number of statement|issue number`,
    ),
    'account-number':
      list(`account number|account no|account no.|account #|acct|acct no|acct no.|acct #|acct number|a/c no|a/c no.|a/c number|a/c|acc no|acc no.|acc number|acc|account|
      card number|card no|card no.|member number|primary account number|account number ending in|account ending in|account ending|account id|
      your account number|credit card number|card account number|loan number|loan account number|policy account|number ending|savings account number|current account number|share account`),
    iban: list(`iban|international bank account number|iban number|iban no|iban no.`),
    bic: list(
      `bic|swift|swift code|bic code|swift/bic|bic/swift|swift bic|bank identifier code|branch identifier code|business identifier code|bic (swift)`,
    ),
    holder:
      list(`account holder|account name|account title|name of account holder|account owner|customer name|name|cardholder|cardholder name|card member|account holder name|holder|
      title of account|customer|primary account holder|primary owner|client name|client|name on account|in the name of|prepared for|member name|accountholder|account in name of|name of customer|statement for|owner`),
    currency: list(
      `currency|account currency|currency code|ccy|currency of account|base currency|statement currency|all amounts in|amounts in|balance summary`,
    ),
    'section-in':
      list(`deposits|credits|deposits and additions|deposits and other credits|deposits and credits|deposits & credits|deposits/credits|deposits & additions|
      payments and credits|payments and other credits|payments & credits|electronic deposits|electronic credits|electronic deposits/bank credits|other deposits|other credits|money in|paid in|receipts|
      additions|incoming payments|atm deposits and additions|payments received|payments|credits and refunds|deposits and interest|interest credited|other deposits and credits|checks deposited|
      payments, credits and adjustments|payments and adjustments|refunds|returns and credits|credit transactions|lodgements|deposit activity|customer deposits`),
    'section-out':
      list(`withdrawals|debits|withdrawals and debits|withdrawals and other debits|withdrawals & debits|withdrawals/debits|withdrawals and subtractions|
      atm & debit card withdrawals|atm and debit card withdrawals|atm & debit card subtractions|atm and debit card subtractions|electronic withdrawals|electronic payments|electronic debits|electronic debits/bank debits|other withdrawals|other debits|other subtractions|
      checks|checks paid|checks cleared|check detail|cheques paid|checks and other debits|checks and debits|checks written|paper checks paid|service fees|fees|fees and service charges|service charges|service charges and fees|
      purchases|purchases and adjustments|purchases and debits|purchases and other debits|purchases & adjustments|cash advances|fees charged|interest charged|new charges|transactions out|money out|paid out|payments out|
      outgoing payments|debit card purchases|card purchases|bill payments|fees and charges|other charges|balance transfers|debit transactions|standard purchases|withdrawal activity|
      atm withdrawals|online banking transfers out|automatic withdrawals|pre-authorized debits|other fees|fees and interest charged|checks in number order|checks in serial number order|checks in check number order|checks in numerical order|checks presented|
      checks presented conventionally|checks presented electronically|cheques presented|checks posted|checks drawn|card withdrawals|debit card withdrawals|check withdrawals`),
    'section-booked':
      list(`transactions|transaction history|transaction details|transaction detail|account activity|account transactions|your transactions|account details|activity|activity detail|
      account activity details|booked transactions|posted transactions|completed transactions|transaction list|list of transactions|your account transactions|details of transactions|account history|statement of transactions|
      statement details|your account activity|checking activity|savings activity|transaction summary by date|activity in date order|transactions by date|details of your account|account movements|movements|
      transactions since your last statement|this month's activity|account activity this period|new transactions|card transactions|transactions posted|your current account details|cleared transactions`),
    summary:
      list(`summary|account summary|statement summary|balance summary|summary of accounts|account overview|overview|your account at a glance|at a glance|account information|
      checking summary|savings summary|summary of account activity|account summary information|summary of transactions|your account summary|statement at a glance|portfolio summary|relationship summary|
      consolidated balance summary|deposit account summary|summary of your accounts|account balances|consolidated statement summary|activity summary|balance overview|fees summary|overdraft and returned item fees|
      year-to-date totals|totals year-to-date|year to date summary|payment information|interest summary|transaction summary|total fees charged in|total interest charged in|account at a glance|cash flow summary|
      interest charge calculation|summary of fees|summary of charges|reward summary|rewards summary|month in review|monthly summary`),
    'available-balance':
      list(`available balance|available funds|available to spend|balance available|funds available|available credit|credit available|available cash|cleared balance|collected balance|
      available for withdrawal|available to withdraw|usable balance|cash available|available to you|remaining credit|withdrawable balance|effective available balance`),
    'credit-limit':
      list(`credit limit|total credit limit|credit line|total credit line|overdraft limit|arranged overdraft limit|arranged overdraft|credit access line|cash advance limit|cash limit|
      revolving credit limit|overdraft facility|agreed overdraft|your credit limit|drawing power|sanctioned limit|spending limit|cash credit line|credit facility|od limit`),
    'minimum-payment':
      list(`minimum payment|minimum payment due|minimum amount due|minimum due|total minimum payment due|minimum repayment|minimum monthly payment|current payment due|min payment|min. payment due|
      minimum amount payable|your minimum payment|minimum payment warning|past due amount|amount past due|overdue amount`),
    'payment-due':
      list(`payment due date|payment due|due date|pay by|total amount due|amount due|total payment due|please pay by|payment due by|to be debited on|direct debit date|total due|total dues|
      to be paid by|payable by|payment date|due on|date due|statement due date|we will collect|next payment due|due by`),
    'interest-rates':
      list(`interest rate|interest rates|annual percentage rate|annual percentage yield|annual percentage yield earned|apr|apy|apy earned|credit interest rate|credit interest rates|debit interest rate|debit interest rates|aer|ear|gross rate|daily periodic rate|
      interest rate summary|rate of interest|monthly rate|overdraft rate|interest charge calculation|interest accrued|interest paid this year|interest paid year to date|interest earned|interest paid year-to-date|
      interest earned this period|interest-bearing days|effective rate|representative apr|purchase rate|cash advance rate|interest accrued to date|net rate|gross interest rate`),
    page: list(
      `page|page no|page no.|page number|pg|sheet|continued|page of|continued overleaf|continued on reverse|see next page|see overleaf|end of statement|end of report|end of transactions`,
    ),
    'no-transactions':
      list(`no transactions|no activity|no transactions this period|no transactions in this period|there were no transactions|no entries|no account activity|no movements|no activity this period|
      there are no transactions|no transactions to display|no transactions found|nil transactions|no new transactions|no deposits this period|no records found|no transactions during this period|no checks paid`),
    'not-a-transaction':
      list(`exchange rate|foreign exchange rate|conversion rate|your reward points|points earned|points balance|member fdic|deposit protection|in case of errors|important information|
      customer service|total fees charged|total interest charged|year-to-date|year to date|overdraft fees|returned item fees|for enquiries|useful information|please check this statement|please examine|contact us|
      late payment warning|minimum payment warning|if you make no additional charges|how to contact us|terms and conditions|report lost or stolen|call us|write to us|interest charge calculation|
      legend|abbreviations|computer generated statement|this is a computer generated|does not require signature|does not require a signature|dear customer|thank you for banking|balancing your account|reconcile your account|
      outstanding checks|checkbook balance|continued on next page|dispute|lowest balance|highest balance|average balance|days in period|days in billing period|days in billing cycle|registered office|authorised and regulated`),
  },
  marks: { in: list('cr|c|credit|dep'), out: list('dr|d|debit|db|dt|od|wd|w|overdrawn|o/d') },
  statementTitles:
    list(`statement|account statement|bank statement|statement of account|statement of accounts|current account statement|checking statement|checking account statement|savings statement|savings account statement|
    credit card statement|card statement|your statement|your account statement|monthly statement|combined statement|consolidated statement|business account statement|cash management account|e-statement|estatement|
    transaction history|transaction report|account activity|account history|statement of transactions|your current account statement|account transactions|passbook|billing statement|loan statement|
    summary of account activity|statement of your account|member statement|line of credit statement|activity statement|wallet statement|detailed statement|account details report|mini statement|personal account statement`),
  otherTitles:
    list(`supplier statement|merchant statement|merchant processing statement|customer statement|creditor statement|debtor statement|trade account statement|customer account statement|supplier account statement|statement of outstanding invoices|outstanding invoices|open items list|
    aged debtors|aged creditors|aged receivables|aged payables|cash book|petty cash book|petty cash|cash sheet|nominal ledger|sales ledger|purchase ledger|nominal account|ledger account|journal|day book|asset register|
    fixed asset register|depreciation schedule|budget|cash flow forecast|forecast|pension forecast|pension statement|vat return|rent schedule|rent statement|rent account|
    service charge account|payment plan|payment schedule|repayment schedule|repayment plan|amortisation schedule|amortization schedule|loan schedule|loan illustration|call details|itemised calls|itemized calls|call list|mileage log|
    mileage record|timesheet|time sheet|expense report|expenses claim|expense claim|stock list|stock ledger|inventory|inventory list|delivery list|order list|shopping list|toll statement|fuel report|results|fixtures|fixture list|
    league table|wage slip|salary statement|balance certificate|certificate of balance|statement of fees|interest certificate|certificate of interest|valuation|portfolio valuation|price history|dividend voucher|donation receipt|
    gas and electricity bill|energy bill|council tax bill|tax account|school fees|attendance|subscription list|settlement report|terminal report|card terminal totals|daily totals|payout report|
    invoice|tax invoice|pro forma invoice|proforma invoice|commercial invoice|credit note|receipt|sales receipt|payslip|pay slip|salary slip|pay stub|earnings statement|quotation|quote|estimate|purchase order|sales order|
    delivery note|packing list|packing slip|timetable|schedule|price list|tariff|menu|fund prices|remittance advice|order confirmation|booking confirmation|insurance schedule|policy schedule|certificate of insurance|utility bill|electricity bill|
    water bill|phone bill|gas bill|tax return|tax assessment|meeting minutes|minutes|agenda|curriculum vitae|resume|contract|agreement|terms and conditions|privacy policy|interest rates|rate change|notice of change|ticket|boarding pass|
    itinerary|report card|certificate|balance sheet|profit and loss|income statement|general ledger|trial balance|brochure|newsletter|prospectus|letter of offer|loan offer|application form|work order|bill of lading|statement of work|
    medical report|lab report|explanation of benefits|rent roll|lease|dividend statement|notice of assessment|statement of earnings|tariff of charges|fee schedule|catalogue|catalog|questionnaire|recipe`),
  accountTypes: {
    checking:
      list(`checking|checking account|chequing|chequing account|current account|everyday account|transaction account|cheque account|cash account|business account|personal account|share draft|share draft account|
      current a/c|classic account|basic account|student account|premier account|giro account|demand deposit|nre account|od account|cash credit|everyday checking|free checking|business checking|payment account`),
    savings:
      list(`savings|savings account|saving account|savings a/c|saver|isa|cash isa|money market|money market account|deposit account|regular share savings|share savings|savings bank account|sb account|sb a/c|sb ac|scheme sb|fixed deposit|term deposit|notice account|
      high yield savings|bonus saver|online saver|goal saver|e-saver|esaver|instant access saver|certificate of deposit|primary share|share account|regular share|share certificate|membership share`),
    'credit-card':
      list(`credit card|credit card account|credit card statement|card account|charge card|platinum card|gold card|cardmember|card statement|rewards card|card member|minimum payment due|minimum payment|new balance total|
      credit limit|payment due date|cashback card`),
    loan: list(
      `loan|loan account|mortgage|mortgage account|personal loan|home loan|line of credit|car loan|auto loan|student loan|loan statement|principal balance|overdraft loan|home equity|instalment loan|installment loan`,
    ),
    unknown: list(
      `brokerage account|brokerage|cash management account|cash management|investment account|wallet|e-wallet|digital wallet|prepaid card|prepaid account|securities account|trading account|margin account`,
    ),
  },
};
